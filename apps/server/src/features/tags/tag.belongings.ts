import { type Belongings, factsOf } from '../../platform/archive/belongings.ts'

const title = { tw: '自訂標籤', en: 'Custom tags' } as const

/** Own tags that no record carries; those of records are told with each. */
export const tagBelongings: Belongings = {
  name: 'tags',
  title,
  async *entries({ pool }, personId, locale) {
    const { rows } = await pool.query<{ name: string }>('select name from own_tags where owner_id = $1 order by name', [
      personId,
    ])
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name)
    yield {
      data: { names },
      title: title[locale],
      facts: factsOf([title[locale], names.map((tag) => `# ${tag}`).join(' ')]),
      html: '',
    }
  },
}
