import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { writeJson } from '../json/json-text.ts'

interface AnsweredRoute {
  schema: unknown
  method: string
  url: string
}

/**
 * Returns how answers become JSON. Checking each against the contract costs as much as writing it, so only development
 * and tests do; there an answer that differs from its endpoint's schema, or has more than it, throws.
 */
export function answerWriter({ isChecked }: { isChecked: boolean }) {
  return ({ schema, method, url }: AnsweredRoute): ((answer: unknown) => string) => {
    if (!isChecked) return writeJson
    return (answer) => {
      const written = writeJson(answer)
      const given: unknown = JSON.parse(written)
      const { data, error } = (schema as z.ZodType).safeParse(given)
      if (error) throw new Error(`${method} ${url} does not answer what it says: ${error.message}`)
      if (!isDeepStrictEqual(data, given)) throw new Error(`${method} ${url} answers more than it says: ${written}`)
      return written
    }
  }
}
