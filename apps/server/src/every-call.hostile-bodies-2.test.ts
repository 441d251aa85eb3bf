import { testHostileBodies } from './testing/hostile-bodies.ts'

testHostileBodies(1, 2)
