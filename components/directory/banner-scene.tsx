import { Picture } from '@/components/ui/picture'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/**
 * The banner's picture: the content's, or without one the Ghats at dawn; under the words on phones and
 * beside them where there is room. It fades into the page's own paper, so that words never stand on
 * anything dark.
 * @param image its address as the provider wrote it, or `null`
 */
export function BannerScene({ image }: { image: string | null }) {
  return (
    <div className="relative mt-3 h-14 mask-t-from-60% sm:mt-5 sm:h-40 lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:mt-0 lg:h-auto lg:w-[62%] lg:mask-t-from-100% lg:mask-l-from-35% lg:mask-l-to-95%">
      <Picture
        src={pictureSrc(image)}
        alt=""
        sizes="(min-width: 1024px) 62vw, 100vw"
        tone="clear"
        priority
        fallback={
          <Picture
            src="/pictures/scene-directory.svg"
            alt=""
            sizes="100vw"
            tone="clear"
            priority
            fallback={null}
            className="size-full"
          />
        }
        className="size-full [&_img]:object-bottom lg:[&_img]:object-[50%_60%]"
      />
    </div>
  )
}
