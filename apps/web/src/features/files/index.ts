export { problemOf } from './api/read-entity.ts'
export { readShownFiles } from './api/read-shown-files.ts'
export { removeFiles } from './api/remove-file.ts'
export type { CaptionCalls } from './captions/editing/captions-session.ts'
export { LazyCaptionsEditor } from './captions/editing/lazy-captions-editor.tsx'
export { useLanguageName } from './captions/language-names.ts'
export { FileList } from './components/file-list.tsx'
export { LazyShownFiles } from './components/lazy-shown-files.tsx'
export { PictureGrid } from './components/picture-grid.tsx'
export { PictureUploads } from './components/picture-uploads.tsx'
export { ShownFiles } from './components/shown-files.tsx'
export { UploadField } from './components/upload-field.tsx'
export { UploadList } from './components/upload-list.tsx'
export { DisclosureNotice } from './disclosures/disclosure-notice.tsx'
export { originalOf, previewOf, watermarkOf } from './file-addresses.ts'
export { hasSpeech, isPicture, isSeen, isSound } from './file-kinds.ts'
export { Picture } from './pictures/picture.tsx'
export { PlayMark } from './pictures/play-mark.tsx'
export { OwnSound } from './player/own-sound.tsx'
export { postFileAddress, sharedFileAddress } from './post-file-address.ts'
export { RecordButton, recordingDialog } from './recording/record-button.tsx'
export { wavOf } from './recording/wav.ts'
export {
  acceptedNames,
  checkSelection,
  pictureNames,
  type Refusal,
  type RefusalReason,
  soundNames,
} from './uploads/check-selection.ts'
export { createPictureQueue } from './uploads/picture-queue.ts'
export { isStuck, isUnderWay, type KeptUpload, type UploadItem } from './uploads/upload-item.ts'
export { uploadPicture } from './uploads/upload-picture.ts'
export { createUploadQueue, type UploadQueue } from './uploads/upload-queue.ts'
export { type KeptPictures, useKeptPictures } from './uploads/use-kept-pictures.ts'
export { FileSheet, isSheet } from './viewer/file-sheet.tsx'
export { FilmPlayer } from './viewer/film-player.tsx'
export { LazyPdfDocument } from './viewer/lazy-pdf-document.tsx'
export type { SheetView } from './viewer/pdf-document.tsx'
export { opensFile } from './viewer/return-focus.ts'
export { SoundPlayer } from './viewer/sound-player.tsx'

export { type StageZoom, StageZoomContext } from './viewer/stage-zoom.ts'

/** Loads the options for react-pdf on demand, as it is large. */
export const loadPdfOptions = () => import('./viewer/pdf-options.ts')
