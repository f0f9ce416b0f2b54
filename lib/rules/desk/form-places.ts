/** How the controls of a form that is made from a description are called, before the place of each. */

/** What a form posts besides its fields. */
export const FIELD_PREFIX = 'f.'
/** And with the control for a file of the picture at a place. */
export const FILE_PREFIX = 'file.'
/** The same with what is to stay of it (`PICTURE_CUTS`), in which shape, and in which frame. */
export const CUT_PREFIXES = { cut: 'cut.', shape: 'shape.', frame: 'frame.' } as const
/** Keeps of a picture that was refused at which place that was. */
export const UPLOADED_TO = 'uploaded-to'
