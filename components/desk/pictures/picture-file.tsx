import type { ComponentProps } from 'react'
import type { useCut } from './use-cut'

type Props = ComponentProps<'input'> & { cutting: Pick<ReturnType<typeof useCut>, 'field' | 'open'> }

/** Where a picture is chosen, of which a part may stay. */
export const PictureFile = ({ cutting: { field, open }, ...attributes }: Props) => (
  <input
    ref={field}
    type="file"
    accept="image/jpeg,image/png,image/webp"
    onChange={({ target }) => open(target.files?.[0])}
    {...attributes}
  />
)
