import { readFileSync, writeFileSync } from 'node:fs'

/** Reads the file beside a build's result that says what it was made from; undefined when there is none. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

export function writeStamp(file, value) {
  writeFileSync(file, `${value}\n`)
}
