import { readFileSync, writeFileSync } from 'node:fs'

/** A file beside the result of a long step, saying what it was made from. */
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
