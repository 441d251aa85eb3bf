import type { Samples } from '../../testing/sample.ts'

export const peopleSamples: Samples = {
  bodies: {
    'POST /api/v2/search/searchperson': { keyword: '小雨' },
  },
}
