/** The id of what the desk's page shows of a picture, by its address: to it a form of that picture leads back. */
export const pictureId = (address: string) => `picture-${address.replace(/[^\w-]+/g, '-')}`
