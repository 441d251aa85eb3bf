import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Pool } from 'pg'
import { joinFile } from '../../files/index.ts'
import { correctedWork, sharedWork } from '../visibility.sql.ts'

export interface MarkedFile {
  id: string
  type: number
  sha256: string
  previewKey: string | null
}

export interface Marked {
  /** Title of the question. */
  title: string
  ink: InkPage[]
  /** The files of the version that the remark is about, in order. */
  files: MarkedFile[]
}

const filesOfRemark = (r: string) => `coalesce((select json_agg(json_build_object('id', f.id, 'type', f.type,
    'sha256', f.sha256, 'previewKey', f.preview_key) order by held.position)
  from homework_versions v join homework_version_files held on held.version_id = v.id ${joinFile('f', 'held.file_id')}
  where v.hand_in_id = ${r}.hand_in_id and v.number = ${r}.hand_in_version), '[]')`

/** Returns the ink of a remark for those who may see it: correctors, and the students once it is released. */
export async function findMarked(pool: Pool, viewer: string, remarkId: string): Promise<Marked | undefined> {
  const found = await pool.query<Marked>({
    name: 'homework-marked',
    text: `select q.title, r.ink, ${filesOfRemark('r')} as files
      from homework_remarks r join homework_hand_ins h on h.id = r.hand_in_id join homework_questions q on q.id = h.question_id
      where r.id = $2 and (${correctedWork('$1', 'h', 'q')} or (r.released_at is not null and ${sharedWork('$1', 'h', 'q')}))`,
    values: [viewer, remarkId],
  })
  return found.rows[0]
}
