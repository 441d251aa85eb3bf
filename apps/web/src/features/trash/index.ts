export { tellBinned } from './tell-binned.ts'
