import { useEffect, useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { uploadPicture } from '../../files/index.ts'
import { useChangeAvatar } from '../api/change-avatar.ts'
import { cutPicture } from './cut-picture.ts'
import { type ShownPicture, showPicture } from './shown-picture.ts'

/**
 * Turns a file into my picture: shown, cropped, uploaded. After a failure the current step stays open to be retried.
 */
export function useOwnPicture() {
  const { t } = useTranslation('people/avatar')
  const change = useChangeAvatar()
  const [shown, setShown] = useState<ShownPicture | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const last = useRef<ShownPicture | null>(null)
  useEffect(() => () => last.current?.drop(), [])

  const put = (picture: ShownPicture | null) => {
    last.current?.drop()
    last.current = picture
    setShown(picture)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(isProblem(error) ? sentenceOf(error) : t('own.failed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    picture: shown?.url ?? null,
    isBusy,
    failure,
    open: (file: File) => attempt(async () => put(await showPicture(file))),
    save: (area: Area) =>
      attempt(async () => {
        if (!shown) return
        const { id } = await uploadPicture(await cutPicture(shown.url, area))
        await change.mutateAsync({ kind: 'file', fileId: id })
        put(null)
        toast(t('changed'))
      }),
    close: () => put(null),
    remove: () =>
      attempt(async () => {
        await change.mutateAsync({ kind: 'none' })
        toast(t('removed'))
      }),
  }
}
