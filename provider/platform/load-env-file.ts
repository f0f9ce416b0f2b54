import { existsSync } from 'node:fs'

// What stands in the environment already counts more than the file.
if (existsSync('.env')) process.loadEnvFile('.env')
