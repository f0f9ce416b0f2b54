import sharp from 'sharp'

/**
 * sharp with the loaders that this program needs and no others: the formats of uploads, and SVG for
 * its own drawings. Uploads that are SVG are refused before they come here (upload.ts).
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

export { sharp }
