import { type FileUse, fileIn } from '../files/index.ts'
import { leads } from './visibility.sql.ts'

/** The photograph of a paper signature is visible to those who lead the group and to the child. */
export const paperFileUse: FileUse = {
  name: 'bulletinPaper',
  holder: { table: 'bulletin_guardian_signatures', id: 'id', files: fileIn('photo_id') },
  shows: (hold, viewer) => `exists (
    select 1 from bulletin_guardian_signatures signed join bulletins b on b.id = signed.bulletin_id
    where signed.id = ${hold}.holder_id and (signed.child_id = ${viewer} or ${leads(viewer, 'b')}))`,
  named: (hold) => `select b.id, b.title from bulletin_guardian_signatures signed
    join bulletins b on b.id = signed.bulletin_id where signed.id = ${hold}.holder_id`,
}
