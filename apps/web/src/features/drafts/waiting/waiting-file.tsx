import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { OwnSound } from '../../files/index.ts'
import css from './waiting.module.css'
import { type WaitingFile as File, readWaitingFile } from './waiting-files.ts'

/** A file that is only on this device: preview or player, and name. */
export function WaitingFile({ file: { key, name, type } }: { file: File }) {
  const [address, setAddress] = useState<string>()
  const [kind] = type.split('/')
  const isShown = kind === 'image' || kind === 'audio'

  useEffect(() => {
    if (!isShown) return
    let made: string | undefined
    let isGone = false
    readWaitingFile(key).then(
      (blob) => {
        if (blob === undefined || isGone) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [key, isShown])

  return (
    <li className={css.file}>
      {kind === 'image' && address ? <img src={address} alt="" /> : <Icon name={kind === 'audio' ? 'sound' : 'file'} />}
      <span>{name}</span>
      {kind === 'audio' && address ? <OwnSound address={address} label={name} /> : null}
    </li>
  )
}
