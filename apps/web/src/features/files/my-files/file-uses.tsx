import type { FileUseSummary, MyFile } from '@learntrail/contract/files/my-files'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import css from './my-file-list.module.css'

/** What uses a file, each with the way there. */
export function FileUses({ file }: { file: MyFile }) {
  const { t } = useTranslation('files/my-files')
  if (!file.isUsed) return <p className={css.facts}>{t('uses.none')}</p>
  if (file.uses.length === 0) return <p className={css.facts}>{t('uses.elsewhere')}</p>
  return (
    <ul className={css.uses} aria-label={t('uses.label')}>
      {file.uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <FileUse use={use} />
        </li>
      ))}
    </ul>
  )
}

function FileUse({ use: { kind, id, title } }: { use: FileUseSummary }) {
  const { t } = useTranslation('files/my-files')
  const name = title || t('uses.untitled')
  switch (kind) {
    case 'post':
      return id ? <Link to={paths.post(id)}>{t('uses.post', { title: name })}</Link> : t('uses.elsewhere')
    case 'shared':
      return id ? <Link to={paths.sharedRecord(id)}>{t('uses.shared', { title: name })}</Link> : t('uses.elsewhere')
    case 'draft':
      return <Link to={id ? paths.draft(id) : paths.writePost}>{t('uses.draft', { title: name })}</Link>
    case 'exportDraft':
      return id ? <Link to={paths.structure(id)}>{t('uses.exportDraft', { title: name })}</Link> : t('uses.elsewhere')
    case 'ePortfolio':
      return id ? <Link to={paths.ePortfolio(id)}>{t('uses.ePortfolio', { title: name })}</Link> : t('uses.elsewhere')
    case 'bulletin':
      return id ? <Link to={paths.bulletin(id)}>{t('uses.bulletin', { title: name })}</Link> : t('uses.elsewhere')
    case 'bulletinDraft':
      return id ? (
        <Link to={paths.addBulletin(id)}>{t('uses.bulletinDraft', { title: name })}</Link>
      ) : (
        t('uses.elsewhere')
      )
    case 'homeworkQuestion':
    case 'handIn':
      return id ? <Link to={paths.homework(id)}>{t('uses.homework', { title: name })}</Link> : t('uses.elsewhere')
    case 'homeworkTemplate':
      return t('uses.homeworkTemplate', { title: name })
    case 'chatroom':
    case 'chatroomPicture':
      return id ? <Link to={paths.chatroom(id)}>{t('uses.chatroom')}</Link> : t('uses.elsewhere')
    case 'broadcast':
      return <Link to={paths.buildBroadcast}>{t('uses.broadcast', { title: name })}</Link>
    case 'slot':
      return <Link to={paths.writePost}>{t('uses.slot', { title: name })}</Link>
    case 'avatar':
      return <Link to={paths.profile}>{t('uses.avatar')}</Link>
    default:
      return t('uses.elsewhere')
  }
}
