import Image from 'next/image'

/**
 * The banner's picture: the Ghats at dawn, under the words on phones and beside them where there is
 * room. It fades into the page's own paper, so that words never stand on anything dark. A vector of
 * 4 kB, which an optimiser could only make larger.
 */
export function BannerScene() {
  return (
    <div className="relative mt-5 h-28 mask-t-from-60% sm:h-40 lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:mt-0 lg:h-auto lg:w-[62%] lg:mask-t-from-100% lg:mask-l-from-35% lg:mask-l-to-95%">
      <Image
        src="/pictures/scene-directory.svg"
        alt=""
        fill
        unoptimized
        preload
        sizes="100vw"
        className="object-cover object-bottom lg:object-[50%_60%]"
      />
    </div>
  )
}
