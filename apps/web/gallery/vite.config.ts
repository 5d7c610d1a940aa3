import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bringsTexts } from '../vite.texts.ts'

/** Builds the gallery of the interface's parts, which is no part of the web app. `--outDir` says
 *  where it goes. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  publicDir: false,
  plugins: [react(), tailwindcss(), bringsTexts()],
  build: {
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'live/index.html'].map((page) => join(import.meta.dirname, page)),
    },
  },
})
