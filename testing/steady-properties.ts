import fc from 'fast-check'

// The gate tries the same values every time, so that it fails for a change and not for the day.
// PROPERTY_SEED=$RANDOM looks for new ones.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
