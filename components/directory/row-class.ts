/** The measure of a compact row, which its skeleton shares: picture, text, buttons. */
export const ROW_GRID =
  'col-span-full grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 px-3 py-2 sm:gap-x-4 sm:gap-y-1 sm:py-3'
export const ROW_PICTURE = 'size-11 rounded-md sm:row-span-2 sm:size-20'
