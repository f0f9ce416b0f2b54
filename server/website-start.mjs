// A signal goes to the whole group, and when to end is the parent's to say (server/program.ts).
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})

// Loads TypeScript for this one program only: hooks of the whole process would slow all that Next loads.
const { tsImport } = await import('tsx/esm/api')
await tsImport('./website.ts', import.meta.url)
