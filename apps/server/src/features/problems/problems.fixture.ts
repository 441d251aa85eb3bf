import { randomUUID } from 'node:crypto'

export const problemBody = (words: string, change: object = {}) => ({
  clientId: randomUUID(),
  kind: 'broken' as const,
  words,
  email: null,
  fileIds: [],
  locale: 'tw' as const,
  browser: { program: 'Firefox 140', screen: '390 × 844', language: 'zh-TW', address: '/portfolio', version: '0.1.0' },
  ...change,
})
