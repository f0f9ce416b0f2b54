import { SignInPage, signInMetadata, type SignInProps } from '../sign-in-page'

export const generateMetadata = ({ params }: SignInProps) => signInMetadata('login', params)

/** The login modal as a page, for browsers without JavaScript. */
export default function LoginPage(props: SignInProps) {
  return <SignInPage form="login" {...props} />
}
