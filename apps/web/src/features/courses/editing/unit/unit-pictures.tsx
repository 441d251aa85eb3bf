import type { CourseFile } from '@learntrail/contract/courses/courses'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useWatched } from '../../../../saving/use-watched.ts'
import type { PicturesOfText } from '../../../editor/index.ts'
import { isPicture, pictureNames } from '../../../files/index.ts'
import { coursesKey } from '../../api/courses.ts'
import { NoPicture, PictureItself } from '../../pictures/text-picture.tsx'
import { useEditing } from '../editing-context.ts'
import { WaitingPicture } from './waiting-picture.tsx'

/** The pictures that a unit's text may use, which are files of its course. */
export function useUnitPictures(unitId: string): PicturesOfText {
  const { pictures, course } = useEditing()
  const { pictures: all } = useWatched(pictures)
  return useMemo(
    () => ({
      accept: pictureNames,
      waiting: all
        .filter((one) => one.unitId === unitId)
        .map(({ key, courseFileId, isHere }) => ({ key, fileId: isHere ? courseFileId : null })),
      send: (file) => pictures.send(file, unitId),
      put: pictures.take,
      knows: (fileId) => course.files.some(({ _id }) => _id === fileId) || pictures.read().arrived.has(fileId),
      show: (fileId, text) => <EditedPicture fileId={fileId} text={text} />,
      showWaiting: (key) => <WaitingPicture pictureKey={key} />,
    }),
    [pictures, all, unitId, course.files],
  )
}

/** A picture in the text, once the course is known to have its file. */
function EditedPicture({ fileId, text }: { fileId: string; text: string }) {
  const { course, pictures } = useEditing()
  const { arrived } = useWatched(pictures)
  const isOf = ({ _id }: CourseFile) => _id === fileId
  const courseFile = course.files.find(isOf) ?? arrived.get(fileId)
  const isAsked = useAskedAnew(courseFile === undefined)
  const file = courseFile?.file ?? null
  if (file !== null && isPicture(file)) return <PictureItself file={file} text={text} />
  return <NoPicture text={text} isComing={courseFile === undefined && !isAsked} />
}

/** Another person may have just added the picture: refetches the course once before it counts as gone. */
function useAskedAnew(isUnknown: boolean): boolean {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isUnknown) return
    let isLeft = false
    const tell = () => {
      if (!isLeft) setAsked(true)
    }
    void queryClient.invalidateQueries({ queryKey: coursesKey }).then(tell, tell)
    return () => {
      isLeft = true
    }
  }, [queryClient, isUnknown])
  return isAsked
}

/** Focuses the field of the picture that the address names, once the text is there. */
export function useGoToPicture(isThere: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same picture is linked again
  useEffect(() => {
    if (!isThere || hash === '') return
    // Pictures render after the text that contains them.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (field === null || field === document.activeElement) return
      field.focus()
      field.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere, hash, key])
}
