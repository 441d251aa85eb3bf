import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/assistant/platform-question': {
      messages: [
        { role: 'user', content: '作業怎麼交？' },
        { role: 'assistant', content: '在「作業」裡寫好再交。' },
        { role: 'user', content: '遲交會怎樣？' },
      ],
      locale: 'tw',
    },
  },
  queries: { 'GET /api/v2/assistant/greeting': { locale: 'tw' } },
}
