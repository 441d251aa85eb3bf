import { readFileSync } from 'node:fs'

/** Files as phones, chat programs and offices write them, made for the tests where nothing that we install writes such. */
export const fromPeople = (name: string) => readFileSync(new URL(name, import.meta.url))
