import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the server. */
const SERVER_ORIGIN = 'http://127.0.0.1:7827'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Every browser that runs es2022 either preloads modules or does well without.
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    port: 7828,
    strictPort: true,
    // changeOrigin stays off: the server compares the names Host and Origin of calls that change
    // something, and both must be the ones the browser sees.
    proxy: {
      '/api': { target: SERVER_ORIGIN, changeOrigin: false, ws: true },
      '/media': { target: SERVER_ORIGIN, changeOrigin: false },
      '/clips': { target: SERVER_ORIGIN, changeOrigin: false },
      '/portraits': { target: SERVER_ORIGIN, changeOrigin: false },
    },
  },
})
