import { call } from '../../../api/call.ts'

/** People to mention; without a word, my friends. */
export async function pickPeople(keyword: string, signal: AbortSignal) {
  const { items } = await call('POST /api/v2/search/searchperson', { body: { keyword }, signal })
  return items
}
