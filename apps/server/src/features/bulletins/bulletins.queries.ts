import { countCap } from '@learntrail/contract/limits'
import { isoTime as iso } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { commentsSeen } from '../comments/index.ts'
import { fileSummaryOf, fromFiles, summariesOfFiles } from '../files/index.ts'
import { isTopOf, joinGroup, ledIn } from '../groups/index.ts'
import { childName, groupsOfChild, hasGuardian, hasMailedGuardian } from '../guardians/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { commentedBulletin, isFor, leads, visibleBulletin } from './visibility.sql.ts'

/**
 * SQL: whether everybody a bulletin `b` asks has signed, given a member's reading `r` and their guardian's signature
 * `s`; both rows may be absent.
 */
const isSigned = (r: string, s: string, b: string) =>
  `((${b}.needs_signature or ${b}.needs_guardian) and (not ${b}.needs_signature or ${r}.signed_at is not null) and (not ${b}.needs_guardian or ${s}.signed_at is not null))`

/**
 * SQL: whether the viewer is asked to sign the present wording of a bulletin `b`, given their reading `r`, which may be
 * absent.
 */
export const isAskedToSign = (viewer: string, r: string, b: string) =>
  `(${isFor(viewer, b)} and ${b}.needs_signature and coalesce(${r}.signed_version < ${b}.words_version, true))`

/** SQL of the contract's `readerCounts`. */
export const readerCounts = (b: string) => `(
  select json_build_object('members', count(*), 'read', count(x.read_at),
    'signed', count(*) filter (where ${isSigned('x', 'y', b)}),
    'bySelf', count(x.signed_at), 'byGuardian', count(y.signed_at),
    'withoutGuardian', count(*) filter (where ${b}.needs_guardian and y.signed_at is null
      and not ${hasGuardian('led.account_id')}))
  from ${ledIn(`${b}.group_id`)} led
    left join bulletin_readings x on x.bulletin_id = ${b}.id and x.account_id = led.account_id
    left join bulletin_guardian_signatures y on y.bulletin_id = ${b}.id and y.child_id = led.account_id)`

/** SQL: whether an addressee of the bulletin, or their guardian, has yet to sign. */
export const isIncomplete = (b: string) => `((${b}.needs_signature or ${b}.needs_guardian) and exists (
  select 1 from ${ledIn(`${b}.group_id`)} led
    left join bulletin_readings x on x.bulletin_id = ${b}.id and x.account_id = led.account_id
    left join bulletin_guardian_signatures y on y.bulletin_id = ${b}.id and y.child_id = led.account_id
  where ${isSigned('x', 'y', b)} is not true))`

/** SQL of the contract's `guardianSignature`, from a row that may be absent. */
const guardianSignature = (s: string, b: string) => `case when ${s}.signed_at is not null then json_build_object(
  'name', ${s}.name, 'relation', ${s}.relation, 'way', ${s}.way, 'signedAt', ${iso(`${s}.signed_at`)},
  'isFormer', ${s}.signed_version < ${b}.words_version,
  'photo', (select ${fileSummaryOf('photo')} ${fromFiles('photo', `${s}.photo_id`)}),
  'enteredBy', (select case when e.full_name <> '' then e.full_name else e.display_name end
    ${fromAccounts('e', `${s}.entered_by`)})) end`

/** SQL of the contract's `bulletinReading`, from the rows of a member and their guardian, which may be absent. */
const reading = (r: string, s: string, b: string) => `json_build_object('readAt', ${iso(`${r}.read_at`)},
  'signedAt', ${iso(`${r}.signed_at`)}, 'signedBy', ${r}.signed_by, 'signedAs', ${r}.signed_as,
  'isFormer', coalesce(${r}.signed_version < ${b}.words_version, false),
  'guardian', ${guardianSignature(s, b)})`

/**
 * The columns of a `bulletinSummary` (contract `bulletins/bulletin`), with the beginning of the text in place of the
 * excerpt; $1 viewer.
 */
const summaryColumns = `b.id, json_build_object('id', g.id, 'name', g.name) as "group",
  ${personSummaryOf('w')} as writer, b.title, left(b.text, 1000) as text, cardinality(b.file_ids) as "fileCount",
  b.needs_signature as "needsSignature", b.needs_guardian as "needsGuardian", b.is_pinned as "isPinned", b.appears_at as "appearsAt",
  b.appeared_at is not null as "hasAppeared", b.changed_at as "changedAt", ${reading('r', 's', 'b')} as mine,
  case when ${leads('$1', 'b')} then ${readerCounts('b')} end as counts`

const fromBulletins = `bulletins b ${joinGroup('g', 'b.group_id')} ${joinAccount('w', 'b.writer_id')}
  left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = $1
  left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = $1`

/** $1 viewer, $2 bulletin. */
export const oneBulletinQuery = {
  name: 'bulletin',
  text: `select ${summaryColumns}, b.version, b.content,
      ${commentsSeen('$1', commentedBulletin, { id: 'b.id', counter: 'b.message_count' })} as "messageCount",
      ${summariesOfFiles('b.file_ids')} as files,
      ${leads('$1', 'b')} as "isLeader", ${isTopOf('$1', 'b.group_id')} or b.writer_id = $1 as "isKeeper",
      ${isAskedToSign('$1', 'r', 'b')} as "isAskedToSign",
      g.archived_at is not null as "isGroupArchived"
    from ${fromBulletins} where b.id = $2 and ${visibleBulletin('$1', 'b')}`,
}

/** $1 viewer, $2 group, $3–5 cursor (pinned, moment, id). */
export const bulletinsQuery = (limit: number) => ({
  name: `bulletins-${limit}`,
  text: `select ${summaryColumns} from ${fromBulletins}
    where b.group_id = $2 and (b.is_pinned, b.appears_at, b.id) < ($3::boolean, $4::timestamptz, $5::uuid)
      and ${visibleBulletin('$1', 'b')}
    order by b.is_pinned desc, b.appears_at desc, b.id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 group. Counts the viewer's unread bulletins, up to `countCap` + 1. */
export const unreadQuery = {
  name: 'bulletins-unread',
  text: `select count(*)::int as unread from (select 1 from ${fromBulletins}
    where b.group_id = $2 and b.appeared_at is not null and r.read_at is null
      and ${isFor('$1', 'b')} and ${visibleBulletin('$1', 'b')} ${limitTo(countCap + 1)}) unread`,
}

const fits = {
  read: 'r.read_at is not null',
  unread: 'r.read_at is null',
  signed: isSigned('r', 's', 'b'),
  unsigned: `not ${isSigned('r', 's', 'b')}`,
} as const

/**
 * $1 bulletin, $2–4 cursor (seat number, moment, id). The bulletin's addressees, by seat number and then by how long
 * they have been members.
 */
export const readersQuery = (filter: keyof typeof fits | undefined, limit: number) => ({
  name: `bulletin-readers${filter === undefined ? '' : `-${filter}`}-${limit}`,
  text: `select led.account_id as id, led.since, led.number_order as "numberOrder", led.member_number as "memberNumber",
      ${personSummaryOf('a')} as person, ${hasGuardian('a.id')} as "hasGuardian", ${reading('r', 's', 'b')} as reading
    from bulletins b cross join lateral ${ledIn('b.group_id')} led ${joinAccount('a', 'led.account_id')}
      left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = led.account_id
      left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = led.account_id
    where b.id = $1 and (led.number_order, led.since, led.account_id) > ($2::text, $3::timestamptz, $4::uuid) ${filter === undefined ? '' : `and ${fits[filter]}`}
    order by led.number_order, led.since, led.account_id ${limitTo(limit)}`,
})

/** SQL: whether the guardian's signature is still missing, given `s`, the one for the child, which may be absent. */
export const isGuardianWaitedFor = (s: string, b: string) => `(${b}.needs_guardian and ${s}.signed_at is null)`

/**
 * SQL: whether a member is to be reminded of a bulletin `b`, given their reading `r` and their guardian's signature
 * `s`, which may be absent. If no mail reaches the guardian, the child is reminded, who can tell them.
 */
export const isWaitedFor = (r: string, s: string, b: string, child: string) =>
  `(${r}.read_at is null or (${b}.needs_signature and ${r}.signed_at is null)
    or (${isGuardianWaitedFor(s, b)} and not ${hasMailedGuardian(child)}))`

/** SQL: whether the present wording lacks a guardian's signature, given `s`, the one for the child, which may be absent. */
export const isGuardianAsked = (s: string, b: string, g: string) =>
  `(${g}.archived_at is null and coalesce(${s}.signed_version < ${b}.words_version, true))`

/** What guardians of a child are asked to sign: $1 child, $2–4 cursor (asked, moment, id). */
const forGuardian = `b.id, g.name as "groupName", b.title, left(b.text, 1000) as text, cardinality(b.file_ids) as "fileCount",
  b.appears_at as "appearsAt", b.changed_at as "changedAt", ${guardianSignature('s', 'b')} as signature,
  ${isGuardianAsked('s', 'b', 'g')} as "isAsked"`
const fromForGuardian = `${groupsOfChild('$1::uuid')} g join bulletins b on b.group_id = g.id and b.appeared_at is not null and b.needs_guardian
  left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = $1`

export const forGuardianQuery = (limit: number) => ({
  name: `bulletins-for-guardian-${limit}`,
  text: `select * from (select ${forGuardian} from ${fromForGuardian}) asked
    where (asked."isAsked", asked."appearsAt", asked.id) < ($2::boolean, $3::timestamptz, $4::uuid)
    order by asked."isAsked" desc, asked."appearsAt" desc, asked.id desc ${limitTo(limit)}`,
})

/** $1 child, $2 bulletin. */
export const oneForGuardianQuery = {
  name: 'bulletin-for-guardian',
  text: `select ${forGuardian}, b.version, b.content, ${childName('w')} as "writerName",
      ${summariesOfFiles('b.file_ids')} as files
    from ${fromForGuardian} ${joinAccount('w', 'b.writer_id')} where b.id = $2`,
}
