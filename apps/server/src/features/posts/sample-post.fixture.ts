import { nobody } from '../../testing/nobody.ts'

const content = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '水質檢測' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '上游比下游清', marks: [{ type: 'link', attrs: { href: 'https://example.test' } }] },
        { type: 'mention', attrs: { id: nobody, label: '小安' } },
      ],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '溶氧' }] }] }],
    },
  ],
}

export const samplePost = {
  title: '基隆河',
  content,
  fileIds: [nobody],
  date: '2026-11-18',
  classification: 'course_learning',
  tags: ['naturalistic'],
  customTags: ['專題'],
  privacy: 0,
  groupIds: [],
}

/** What a member may say of their own, whose names and files are there. */
export const ownWords = {
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '上游比下游清' }] }] },
  fileIds: [],
}
