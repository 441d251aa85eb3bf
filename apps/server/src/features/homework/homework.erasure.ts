import { sql } from 'drizzle-orm'
import { withValues } from '../../platform/database/with-values.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson, keepAsNobodys } from '../accounts/index.ts'
import { copyFile, fileIdsOf, holdersOfFile, holdersOfOwn, holdFilesOfAnybody, joinFile } from '../files/index.ts'
import { handInDraftFileUse } from './homework.file-use.ts'

/**
 * Files that a leaving person put into a team's versions belong to the others, too: one of them gets a copy of the same
 * bytes.
 */
const teamFilesStay: ErasureStep = {
  name: 'homework_version_files of teams',
  async erase({ platform, transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ fileId: string; heir: string }>(sql`
      select f.id as "fileId", (array_agg(heir.student_id order by heir.joined_at, heir.id))[1] as heir
      from homework_version_files held ${sql.raw(joinFile('f', 'held.file_id'))}
        join homework_versions v on v.id = held.version_id
        join homework_hand_ins heir on heir.work_id = v.hand_in_id and heir.team_id is not null
          and heir.student_id <> ${personId}
      where f.owner_id = ${personId} group by f.id order by f.id limit ${limit}`)
    for (const { fileId, heir } of rows) {
      const [file] = await holdFilesOfAnybody(transaction, [fileId])
      if (file === undefined) continue
      const copy = await copyFile(platform, transaction, file, heir)
      await transaction.execute(sql`update homework_version_files set file_id = ${copy.id} where file_id = ${fileId}
        and version_id in (select v.id from homework_versions v join homework_hand_ins t on t.id = v.hand_in_id
          where t.student_id is null)`)
      await transaction.execute(sql`update homework_hand_ins set file_ids = array_replace(file_ids, ${fileId}, ${copy.id})
        where student_id is null and id in (${withValues(holdersOfFile('$1', '$2'), fileId, handInDraftFileUse.name)})`)
    }
    return rows.length
  },
}

/** Drafts of teams continue without the person's files. */
const draftFilesGo: ErasureStep = {
  name: 'homework_hand_ins file_ids of teams',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update homework_hand_ins t set version = t.version + 1, writer = null,
        file_ids = array(select named.id from unnest(t.file_ids) with ordinality as named(id, place)
          where named.id not in (${withValues(fileIdsOf('$1'), personId)}) order by named.place)
      where t.id in (select distinct h.id from ${withValues(holdersOfOwn('$1', '$2'), personId, handInDraftFileUse.name)} held
        join homework_hand_ins h on h.id = held.holder_id
        where h.student_id is null order by h.id limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** A team without any other member is deleted. */
const teamsOfOne: ErasureStep = {
  name: 'homework_hand_ins of teams',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from homework_hand_ins where id in (
        select own.team_id from homework_hand_ins own where own.student_id = ${personId} and own.team_id is not null
          and not exists (select 1 from homework_hand_ins o
            where o.work_id = own.team_id and o.student_id is not null and o.student_id <> ${personId})
        order by own.team_id limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** A team's receipt stays valid for the others, without the person's name. */
const sealedNamesStay: ErasureStep = {
  name: 'homework_version_students account_id',
  async erase({ transaction, personId, limit }) {
    await ensureDeletedPerson(transaction)
    const given = await transaction.execute(sql`
      update homework_version_students set account_id = ${deletedPersonId} where (version_id, position) in (
        select version_id, position from homework_version_students where account_id = ${personId}
        order by version_id limit ${limit})`)
    return given.rowCount ?? 0
  },
}

/** Deletes a student's work with its versions, receipts and remarks. */
export const homeworkErasure: readonly ErasureStep[] = [
  teamFilesStay,
  draftFilesGo,
  teamsOfOne,
  sealedNamesStay,
  deleteRows({ table: 'homework_team_invitations', by: ['account_id', 'inviter_id'] }),
  deleteRows({ table: 'homework_hand_ins', by: 'student_id' }),
  deleteRows({ table: 'homework_assignees', by: 'account_id' }),
  deleteRows({ table: 'homework_revisers', by: 'account_id' }),
  deleteRows({ table: 'homework_archives', by: 'owner_id' }),
  deleteRows({ table: 'homework_phrases', by: 'owner_id' }),
  deleteRows({ table: 'homework_templates', by: 'owner_id' }),
  deleteRows({ table: 'homework_calendars', by: 'owner_id' }),
  // Questions stay with their group, and remarks belong to the student as well.
  keepAsNobodys({ table: 'homework_questions', by: 'writer_id', lettingGoOf: sql`file_ids = '{}'` }),
  keepAsNobodys({ table: 'homework_remarks', by: 'corrector_id', lettingGoOf: sql`voice_id = null` }),
]
