import { foldIdentifier } from '@learntrail/contract/characters'
import type { DrawnCover } from '@learntrail/contract/groups/drawn-covers'
import type { GroupInput } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupType } from '@learntrail/contract/groups/roles'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { checkName } from '../../../ui/form/name-rules.ts'
import { checkText } from '../../../ui/form/text-rules.ts'

export interface GroupValues {
  type: GroupType
  schoolId: string | null
  /** Whether a new class gets a room. */
  withRoom: boolean
  name: string
  handle: string
  description: string
  tags: TagCode[]
  /** A picture, or the name of a drawing; null for the group's default drawing. */
  cover: { fileId: string; address: string } | { drawn: DrawnCover } | null
}

/** Returns the values that differ. */
export function changesOf(before: GroupValues, after: GroupValues): Partial<GroupValues> {
  const names = Object.keys(after) as (keyof GroupValues)[]
  const isChanged = (name: keyof GroupValues) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, after[name]]))
}

/** Converts values into the body of the call. */
export function saidOf({ name, handle, description, tags, cover }: Partial<GroupValues>): Partial<GroupInput> {
  return { name, handle, description, tags, ...coverOf(cover) }
}

function coverOf(cover: GroupValues['cover'] | undefined): Pick<GroupInput, 'coverFileId' | 'drawnCover'> {
  if (cover === undefined) return {}
  if (cover === null) return { coverFileId: null, drawnCover: null }
  return 'drawn' in cover
    ? { coverFileId: null, drawnCover: cover.drawn }
    : { coverFileId: cover.fileId, drawnCover: null }
}

export const handlePattern = /^[A-Za-z0-9._-]+$/

/** Returns the sentence of each field, in the server's words; null if it is right. */
export const checkGroup = ({ name, handle, description }: GroupValues) => ({
  name: checkName(name, 'place', { required: true, max: groupLimits.name }),
  handle: checkName(handle, 'account', {
    required: true,
    ...groupLimits.handle,
    clean: foldIdentifier,
    pattern: handlePattern,
  }),
  description: checkText(description, { max: groupLimits.description }),
})

/** Returns the field for a path of the wire. */
export function fieldOf(path: string) {
  const [root] = path.split('.')
  if (root === 'coverFileId' || root === 'drawnCover') return 'cover'
  return (['name', 'handle', 'description', 'tags'] as const).find((field) => field === root) ?? null
}
