export { homeworkOf } from './homework-of.ts'
