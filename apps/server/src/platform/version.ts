import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  version: string
}

/** The product's version, from package.json. */
export const productVersion = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as Package
).version
