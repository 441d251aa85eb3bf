import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { writeJson } from '../json/json-text.ts'

interface AnsweredRoute {
  schema: unknown
  method: string
  url: string
}

/**
 * How answers become JSON. Reading each once more against the contract costs as much as making it, so only development
 * and tests do; there an answer that is not what its endpoint says, or says more, fails.
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
