import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage, LinkPreview } from '@learntrail/contract/chat/message'
import { isolated } from '@learntrail/contract/isolated'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { FileList, isSound, PictureGrid, SoundPlayer } from '../../files/index.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import { emotionSigns } from './emotion-signs.ts'
import css from './message-body.module.css'
import { Sticker } from './stickers.tsx'

/** Content of a message: text, files, a sticker or a record. */
export function MessageBody({ message, isMine }: { message: ChatroomMessage; isMine: boolean }) {
  const { t } = useTranslation('chat')
  const lineOf = useMessageLine()
  const { type, text, files, sticker, emotion, recordId, author, preview } = message
  if (type === messageTypes.deleted) {
    const name = message.removedBy?.displayName
    return <p className={css.gone}>{name === undefined ? t('line.deleted') : t('line.takenOut', { name })}</p>
  }
  if (sticker !== null) return <Sticker name={sticker} label={t(`sticker.${sticker as 'days/cheer'}`)} />
  if (emotion !== null) return <span className={css.emotion}>{emotionSigns[emotion]}</span>
  if (recordId !== null) {
    return (
      <Link className={css.bubble} data-mine={isMine || undefined} to={paths.post(recordId)}>
        {t('openRecord')}
      </Link>
    )
  }
  if (files.length > 0) {
    const addressOf = ({ id }: { id: string }) =>
      paths.files(
        files.map((file) => file.id),
        files.findIndex((file) => file.id === id),
      )
    const isVoice = files.every(isSound)
    const isSeen = type === messageTypes.photo || type === messageTypes.video
    return (
      <div className={css.files}>
        {isVoice ? (
          files.map((file) => (
            <SoundPlayer key={file.id} file={file} label={t('voice', { name: author.displayName })} />
          ))
        ) : isSeen ? (
          <PictureGrid pictures={files} addressOf={addressOf} />
        ) : (
          <FileList files={files} addressOf={addressOf} />
        )}
      </div>
    )
  }
  return (
    <>
      <p className={css.bubble} data-mine={isMine || undefined}>
        {text === '' ? (
          lineOf(message)
        ) : (
          <LinkedWords text={text}>
            {(words) => <Named text={words} names={message.mentions.map(({ displayName }) => displayName)} />}
          </LinkedWords>
        )}
      </p>
      {preview === null ? null : <Preview preview={preview} />}
    </>
  )
}

/** Preview of the first link's page. Shows the host above it, as the page's own site name may be false. */
function Preview({ preview: { url, title, description } }: { preview: LinkPreview }) {
  return (
    <a className={css.preview} href={url} target="_blank" rel="noreferrer noopener nofollow">
      <small>{new URL(url).host}</small>
      <b>{title}</b>
      {description === '' ? null : <span>{description}</span>}
    </a>
  )
}

/** Text with the mentioned names in bold. */
function Named({ text, names }: { text: string; names: string[] }) {
  const name = names.find((one) => text.includes(`@${one}`))
  if (name === undefined) return text
  const [before = '', ...after] = text.split(`@${name}`)
  return (
    <>
      {before}
      <b>@{isolated(name)}</b>
      <Named text={after.join(`@${name}`)} names={names.filter((one) => one !== name)} />
    </>
  )
}
