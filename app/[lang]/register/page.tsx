import { SignInPage, signInMetadata, type SignInProps } from '../sign-in-page'

export const generateMetadata = ({ params }: SignInProps) => signInMetadata('register', params)

/** The register modal as a page, for browsers without JavaScript. */
export default function RegisterPage(props: SignInProps) {
  return <SignInPage form="register" {...props} />
}
