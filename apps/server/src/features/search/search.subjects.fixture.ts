import { searchCategories } from '@learntrail/contract/search/categories'
import type { FeatureSubjects } from '../../testing/subject.ts'

const inCategory = (category: string) => ({
  call: 'GET /api/v2/search/:category' as const,
  ask: ({ word }: { word: string }) => ({ params: { category }, query: { keyword: word } }),
})
const forWord = ({ word }: { word: string }) => ({ query: { keyword: word } })

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [
    ...searchCategories.map(inCategory),
    { call: 'GET /api/v2/search/counts', ask: forWord },
    { call: 'GET /api/v2/search/all', ask: forWord },
    { call: 'GET /api/v2/search/suggestions', ask: forWord },
    { call: 'POST /api/v2/search/portfolios', ask: ({ word }) => ({ body: { keyword: word } }) },
    { call: 'POST /api/v2/search/person', ask: ({ word }) => ({ body: { keyword: word } }) },
  ],
  silent: ['GET /api/v2/search/history'],
}
