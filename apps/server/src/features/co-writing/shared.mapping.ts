import type { SharedRecord, SharedSummary } from '@learntrail/contract/co-writing/shared-record'
import { plainText } from '@learntrail/contract/content/document'
import type { SharedHead, WholeShared } from './shared.repository.ts'
import { mayPublish, silenceEnds } from './shared.rules.ts'

const excerptLength = 120

const mineOf = ({ isOwner, state, hasAgreed, privacy }: SharedHead) => ({ isOwner, state, hasAgreed, privacy })
const lastEditOf = ({ editedBy: person, editedAt }: SharedHead) => ({ person, at: editedAt.toISOString() })

export function sharedOf(row: WholeShared, now: Date, isSuspended: boolean): SharedRecord {
  const { id, version, title, content, date, classification, tags, customTags, people, postId } = row
  const isOpen = row.publishedAt === null && !isSuspended
  return {
    id,
    version,
    title,
    content,
    files: row.files ?? [],
    date,
    classification,
    tags,
    customTags,
    people,
    lastEdit: lastEditOf(row),
    mine: mineOf(row),
    silenceEndsAt: silenceEnds(row.editedAt).toISOString(),
    postId,
    can: {
      edit: isOpen && row.state === 'accepted',
      invite: isOpen && row.isOwner,
      publish: isOpen && row.isOwner && mayPublish(people, row.editedAt, now),
    },
  }
}

export function summaryOf(row: SharedHead): SharedSummary {
  const { id, title, people } = row
  const excerpt = [...plainText(row.content)].slice(0, excerptLength).join('')
  return { id, title, people, lastEdit: lastEditOf(row), mine: mineOf(row), excerpt }
}
