import { barChart, functionPlot, lineChart, looks, radarChart, ringChart, scatterChart, weekChart } from './charts.ts'
import { bread, breadboard, cardModel, gears, lathe, latte, pottery, robot, sewing } from './crafts.ts'
import {
  circuit,
  contourMap,
  floorPlan,
  flowChart,
  foodWeb,
  geometry,
  machineDrawing,
  microscope,
  mindMap,
  molecule,
  samplingMap,
  timeline,
} from './diagrams.ts'
import type { Draw } from './ink.ts'
import {
  mountains,
  nightSky,
  oldStreet,
  rainyWindow,
  river,
  runningTrack,
  shore,
  trainWindow,
  wetland,
} from './landscapes.ts'
import { certificate, notebook, projection, sheetMusic, sketches, stickyNotes, watercolour } from './papers.ts'
import { blackboard, bookshelf, codeDesk, court, labBench, stage, windowSill } from './rooms.ts'

const wood = { pale: ['#c9a77c', '#8f6a42'], dark: ['#6d4c37', '#3c2819'], grey: ['#9aa0a0', '#6b7070'] } as const
const asPair = ([first, second]: readonly [string, string]): [string, string] => [first, second]
const asPng =
  (draw: Draw): Draw =>
  (random) => ({ ...draw(random), format: 'png', grain: undefined })
const asWebp =
  (draw: Draw): Draw =>
  (random) => ({ ...draw(random), format: 'webp' })

/** All pictures of the demo school. */
export const pictures = {
  'mountains-dusk': mountains({
    sky: ['#2b3a67', '#8a5a83', '#f0a06b', '#ffd9a0'],
    far: '#b98a94',
    near: '#1f2440',
    light: '#ffd9a0',
    sun: [0.62, 0.44],
  }),
  'mountains-mist': mountains({
    sky: ['#cfe3ec', '#eef3ee', '#fdf6e6'],
    far: '#a9c4c6',
    near: '#24484b',
    light: '#ffffff',
    sun: [0.3, 0.24],
    hasMist: true,
  }),
  'mountains-dawn': mountains({
    sky: ['#5b7fb8', '#c9c3dc', '#ffdcc0'],
    far: '#a3a6c8',
    near: '#2a3358',
    light: '#fff0d6',
    sun: [0.48, 0.36],
    hasMist: true,
    isPortrait: true,
  }),
  'mountains-green': mountains({
    sky: ['#7fbfe6', '#d9eef2', '#f4f7e2'],
    far: '#9cc3a5',
    near: '#1f4a34',
    light: '#fffbe0',
    sun: [0.76, 0.2],
  }),
  'river-upstream': river({
    bank: ['#7ba35a', '#3d6b41'],
    water: ['#7cc4c9', '#2c7f8c'],
    stone: ['#6d716b', '#b8b3a2'],
    sky: ['#a9d6ee', '#eef6ea'],
  }),
  'river-downstream': river({
    bank: ['#a39a63', '#6b6a45'],
    water: ['#b3a986', '#746f52'],
    stone: ['#57524a', '#8f8571'],
    sky: ['#c3ccd1', '#e8e2d4'],
  }),
  'river-evening': river({
    bank: ['#5f7350', '#2f4437'],
    water: ['#e7a977', '#5a6f8c'],
    stone: ['#41414a', '#8a7a78'],
    sky: ['#6b6f9c', '#f6bd8f'],
  }),
  'shore-noon': shore({ sky: ['#4fa8df', '#cdeaf2'], sea: ['#1f8fae', '#0f5f8c'], sand: ['#f0dcae', '#d9b981'] }),
  'shore-rocks': shore({ sky: ['#8fa9bf', '#dfe3df'], sea: ['#4b8c92', '#24566b'], sand: ['#b8ab92', '#8a7d68'] }, 26),
  'night-galaxy': nightSky(['#050a1c', '#101c3f', '#2b3560', '#5b4a66']),
  'night-trails': nightSky(['#081026', '#16264d', '#3a4f7a'], true),
  'wetland-egrets': wetland({ sky: ['#bfe0e8', '#f3f0dc'], water: ['#a9cbc4', '#5c8a86'], leaf: '#3f7d4f' }),
  'wetland-dusk': wetland({ sky: ['#7f7fae', '#f5b893'], water: ['#d99f8f', '#5d5f86'], leaf: '#35543f' }),
  'old-street': oldStreet,
  'train-window': trainWindow,
  'running-track': runningTrack,
  'rainy-window': rainyWindow,

  'chart-ph': lineChart(looks.water, {
    series: [
      [0.62, 0.6, 0.52, 0.55, 0.47, 0.44],
      [0.78, 0.74, 0.43, 0.5, 0.4, 0.34],
      [0.12, 0.18, 0.36, 0.33, 0.52, 0.61],
    ],
    labels: ['A', 'B', 'C', 'D', 'E', 'F'],
    ticks: ['0', '3', '6', '9', '12'],
    names: ['pH', 'DO', 'NTU'],
  }),
  'chart-oxygen-day': lineChart(looks.leaf, {
    series: [[0.36, 0.33, 0.44, 0.66, 0.8, 0.74, 0.55, 0.42]],
    labels: ['4', '7', '10', '13', '15', '17', '20', '23'],
    ticks: ['4', '6', '8', '10'],
    isArea: true,
  }),
  'chart-bean': asPng(
    lineChart(looks.leaf, {
      series: [
        [0.02, 0.08, 0.2, 0.38, 0.55, 0.7, 0.82],
        [0.02, 0.06, 0.14, 0.24, 0.33, 0.4, 0.45],
        [0.02, 0.1, 0.27, 0.5, 0.63, 0.66, 0.67],
      ],
      labels: ['D1', 'D4', 'D7', 'D10', 'D13', 'D16', 'D19'],
      ticks: ['0', '8', '16', '24'],
      names: ['A', 'B', 'C'],
    }),
  ),
  'chart-run': lineChart(looks.berry, {
    series: [[0.85, 0.8, 0.82, 0.7, 0.62, 0.57, 0.5, 0.42]],
    labels: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'],
    ticks: ['4:30', '5:00', '5:30', '6:00'],
    isArea: true,
  }),
  'chart-temperature': lineChart(looks.night, {
    series: [
      [0.3, 0.34, 0.42, 0.58, 0.7, 0.82, 0.88, 0.86, 0.76, 0.62],
      [0.18, 0.2, 0.27, 0.36, 0.5, 0.6, 0.66, 0.64, 0.55, 0.42],
    ],
    labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ticks: ['0', '10', '20', '30', '40'],
    names: ['max', 'min'],
  }),
  'chart-survey': barChart(looks.clay, {
    groups: [
      [0.82, 0.55],
      [0.64, 0.7],
      [0.44, 0.38],
      [0.3, 0.52],
      [0.2, 0.24],
    ],
    labels: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'],
    ticks: ['0', '25', '50', '75', '100'],
    names: ['10', '11'],
  }),
  'chart-rain': barChart(looks.water, {
    groups: [[0.2], [0.32], [0.55], [0.85], [0.7], [0.48], [0.36]],
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ticks: ['0', '20', '40', '60'],
  }),
  'chart-waste': barChart(looks.leaf, {
    groups: [
      [0.86, 0.5, 0.3],
      [0.72, 0.47, 0.34],
      [0.6, 0.42, 0.36],
      [0.45, 0.36, 0.42],
    ],
    labels: ['W1', 'W2', 'W3', 'W4'],
    ticks: ['0', '5', '10', '15'],
    names: ['A', 'B', 'C'],
  }),
  'chart-sales': barChart(looks.berry, {
    groups: [
      [0.4, 0.28],
      [0.56, 0.34],
      [0.5, 0.52],
      [0.78, 0.6],
      [0.9, 0.66],
    ],
    labels: ['1', '2', '3', '4', '5'],
    ticks: ['0', '30', '60', '90'],
    names: ['A', 'B'],
  }),
  'chart-sleep': scatterChart(looks.night, {
    slope: 0.6,
    ticks: ['40', '60', '80', '100'],
    labels: ['5h', '6h', '7h', '8h'],
  }),
  'chart-turbidity': scatterChart(looks.water, {
    slope: -0.62,
    ticks: ['4', '6', '8', '10'],
    labels: ['10', '20', '30', '40'],
    count: 54,
  }),
  'chart-budget': ringChart(looks.clay, [38, 24, 18, 12, 8], '24k'),
  'chart-kitchen': ringChart(looks.leaf, [46, 22, 17, 15], '5.2kg'),
  'chart-self': radarChart(
    looks.water,
    [0.5, 0.6, 0.42, 0.3, 0.66, 0.5, 0.48, 0.55],
    [0.66, 0.74, 0.6, 0.42, 0.9, 0.56, 0.7, 0.68],
  ),
  'chart-week': asWebp(
    weekChart(
      looks.leaf,
      (day, hour, random) =>
        (day < 5 && hour > 7 && hour < 17 ? 0.5 : 0.08) +
        (hour > 18 && hour < 23 ? 0.45 : 0) * random.between(0.4, 1.2) +
        random.between(0, 0.15),
    ),
  ),
  'plot-functions': asPng(
    functionPlot(looks.water, [(x) => x * x * 0.32 - 4, (x) => 3 * Math.sin(x), (x) => -0.6 * x + 2]),
  ),

  'map-river': samplingMap(['1', '2', '3', '4', '5'], {
    land: ['#dbe8c4', '#b9d19c'],
    water: '#4f9fd0',
    mark: '#e4673d',
  }),
  'map-frogs': samplingMap(['A', 'B', 'C'], { land: ['#e8e4cf', '#cfd3a8'], water: '#6fb3b8', mark: '#7a52b3' }),
  'map-contour': contourMap(['#e6e7c5', '#a4703f']),
  'circuit-paper': circuit('#f7f4ea', '#24364f', '#f0a63c'),
  'circuit-dark': asWebp(circuit('#13251f', '#9fe3c0', '#ffd166')),
  'food-web': foodWeb,
  'mind-map': mindMap('#fbf8f0', ['#e4673d', '#2f8f85', '#7a52b3', '#d9a521', '#3f78c9']),
  'mind-map-green': asWebp(mindMap('#f2f6ec', ['#4f9d4a', '#d98536', '#3f88a5', '#b34d6b', '#8a7a2f', '#5c5fa8'])),
  'timeline-family': timeline(['1948', '1963', '1974', '1989', '2003'], '#efe4cf', [
    '#b3563b',
    '#6d7f5c',
    '#3f6477',
    '#c08a3e',
  ]),
  'timeline-town': timeline(['1895', '1920', '1945', '1978', '2010', '2024'], '#e8ebe6', [
    '#3f6477',
    '#b3563b',
    '#8a6d3b',
    '#5c7a5c',
  ]),
  'floor-plan': floorPlan,
  'cells-onion': microscope({ ground: '#f0d7e4', wall: '#a04a7c', inside: '#f7e6ee', core: '#7a1f5c' }),
  'cells-leaf': microscope({ ground: '#dcebc0', wall: '#5b8f3a', inside: '#eaf4d3', core: '#2f6b2a' }, false),
  molecule,
  'machine-drawing': machineDrawing,
  'flow-chart': flowChart('#f6f7fb', ['#3f78c9', '#2f8f85', '#e08a3c']),
  'flow-chart-sort': flowChart('#fdf6f0', ['#b34d6b', '#5c5fa8', '#d9a521']),
  geometry,

  'notebook-bean': notebook({ wood: asPair(wood.pale), ink: '#33415c', accent: '#e0a92f', sketch: sketches.bean }),
  'notebook-wave': notebook({
    wood: asPair(wood.dark),
    ink: '#243a5e',
    accent: '#d0453c',
    sketch: sketches.wave,
    isSquared: true,
  }),
  'notebook-rocks': notebook({ wood: asPair(wood.grey), ink: '#3a3a3a', accent: '#b3763b', sketch: sketches.rocks }),
  'notebook-vectors': notebook({
    wood: asPair(wood.pale),
    ink: '#2b3a55',
    accent: '#2f8f85',
    sketch: sketches.vectors,
    isSquared: true,
  }),
  'notebook-house': notebook({ wood: asPair(wood.dark), ink: '#4a3a2f', accent: '#c8603c', sketch: sketches.house }),
  'notes-wall': stickyNotes('#e9e3d6', ['#ffe27a', '#ffb3a7', '#a9dcc3', '#a8d3f5']),
  'notes-cork': stickyNotes('#c79c6a', ['#fff3c4', '#f7c6d9', '#cfe8b5', '#cfdcf7']),
  'music-sheet': sheetMusic('#f3e9d2', '#2a211a'),
  'music-sheet-cool': sheetMusic('#e6ebef', '#1d2733'),
  'slide-blue': projection(['#1472d8', '#12a594', '#f07a24']),
  'slide-warm': projection(['#c8603c', '#d9a521', '#2f7d8c']),
  'slide-violet': projection(['#6a4fb3', '#c2387a', '#f0b23c']),
  'watercolour-garden': watercolour(['#e4673d', '#f0b23c', '#c2387a', '#7bb05a', '#5c9fd0']),
  'watercolour-sea': watercolour(['#1f8fae', '#5c9fd0', '#7ccfc0', '#f0d08a'], true),
  'certificate-gold': certificate('#b3862f', '#c23b2e'),
  'certificate-blue': certificate('#3f6fa8', '#2f6fb0'),

  'board-waves': blackboard('waves'),
  'board-optics': blackboard('optics'),
  'board-chemistry': blackboard('chemistry'),
  'board-grammar': blackboard('grammar'),
  'lab-bench': labBench(['#3f9fd0', '#e08a3c', '#9a5fc0', '#5fb36b'], ['#e3ebee', '#c9d6da']),
  'lab-warm': labBench(['#d04f6b', '#e8b43c', '#4fae9a', '#5f7fd0'], ['#f3e8d8', '#dccbb2']),
  'lab-green': labBench(['#7fb83f', '#b8cf4a', '#3f9f6b', '#dfe08a'], ['#e6efe2', '#c7d8c3']),
  'books-warm': bookshelf(
    ['#8a5f3c', '#5f3f26'],
    ['#8f3f34', '#2f5d6b', '#c29a4a', '#4f6b4a', '#6b4a7a', '#d9c7a0', '#34425f'],
  ),
  'books-pale': bookshelf(
    ['#d9c3a0', '#b59a74'],
    ['#e08a6b', '#7fae9f', '#f0cf7a', '#8f9fd0', '#d08fae', '#f4efe4', '#6b7f8f'],
  ),
  'books-tall': bookshelf(
    ['#6f5a4a', '#463629'],
    ['#b34d3c', '#3f6f8f', '#e0b04a', '#5f7f5a', '#8a6fae', '#e6dcc4', '#2f3a4f', '#c97f9a'],
    true,
  ),
  'code-night': codeDesk('#141c2e', ['#5fb4ff', '#ffb454', '#6ee7b7', '#f78fb3', '#c5d3ea']),
  'code-green': codeDesk('#101a17', ['#6ee7a0', '#ffd166', '#8fd0ff', '#e2f5e8']),
  'stage-choir': stage(['#ffcf6b', '#ff8fae', '#8fc7ff'], 'choir'),
  'stage-speech': stage(['#fff1c9', '#ffe0a0', '#ffd0c0'], 'speaker'),
  'court-basket': court(['#d9a066', '#b97f47'], '#e07a35'),
  'court-volley': court(['#6f9fb8', '#4f7f9a'], '#f0e3c0'),
  'window-pots': windowSill,
  'bread-loaf': bread('loaf'),
  'bread-rolls': bread('rolls'),
  'robot-blue': robot('#3f78c9', '#6ee7d0', ['#b8c7a0', '#8fa37a']),
  'robot-orange': robot('#e0803c', '#ffd166', ['#9fb3cf', '#6f86a8']),
  lathe,
  'gears-brass': gears(['#2f4a5c', '#1c2f3d'], ['#d9a852', '#b8753f', '#8fa3b0']),
  latte,
  'pottery-shelf': pottery(['#4f7f8f', '#c98b5a', '#e6d5b8', '#6b7f4a', '#a3483c']),
  breadboard,
  'card-model': cardModel,
  'sewing-patches': sewing,
} as const satisfies Record<string, Draw>

export type PictureName = keyof typeof pictures
