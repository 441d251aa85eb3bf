import { readFileSync } from 'node:fs'

/**
 * Files as phones, chat programs and office suites write them; made for the tests where no installed program writes
 * them.
 */
export const fromPeople = (name: string) => readFileSync(new URL(name, import.meta.url))
