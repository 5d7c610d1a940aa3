/** Codecs of pictures that are decoded here, with ffmpeg's decoders for each. */
const VIDEO: Readonly<Record<string, readonly string[]>> = {
  h264: ['h264'],
  hevc: ['hevc'],
  vp8: ['vp8', 'libvpx'],
  vp9: ['vp9', 'libvpx-vp9'],
  av1: ['libdav1d', 'libaom-av1', 'av1'],
  mpeg4: ['mpeg4'],
  mpeg1video: ['mpeg1video'],
  mpeg2video: ['mpeg2video'],
  h263: ['h263'],
  flv1: ['flv'],
  // One decoder for both, and for Windows Media Video 7 and 8.
  msmpeg4v2: ['msmpeg4v2'],
  msmpeg4v3: ['msmpeg4'],
  wmv1: ['wmv1'],
  wmv2: ['wmv2'],
  wmv3: ['wmv3'],
  vc1: ['vc1'],
  theora: ['theora'],
  dvvideo: ['dvvideo'],
  prores: ['prores'],
  mjpeg: ['mjpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
}

const AUDIO: Readonly<Record<string, readonly string[]>> = {
  aac: ['aac'],
  mp3: ['mp3float', 'mp3'],
  mp2: ['mp2float', 'mp2'],
  amr_nb: ['amrnb'],
  amr_wb: ['amrwb'],
  wmav1: ['wmav1'],
  wmav2: ['wmav2'],
  wmapro: ['wmapro'],
  opus: ['opus', 'libopus'],
  vorbis: ['vorbis', 'libvorbis'],
  flac: ['flac'],
  alac: ['alac'],
  ac3: ['ac3'],
  eac3: ['eac3'],
  dts: ['dca'],
  truehd: ['truehd'],
  ...Object.fromEntries(
    [
      ...['u8', 's16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'f32le', 'f32be'],
      ...['alaw', 'mulaw', 'dvd'],
    ]
      .map((layout) => `pcm_${layout}`)
      .map((codec) => [codec, [codec]]),
  ),
}

const TEXT: Readonly<Record<string, readonly string[]>> = {
  subrip: ['subrip', 'srt'],
  ass: ['ass', 'ssa'],
  mov_text: ['mov_text'],
  webvtt: ['webvtt'],
}

/** Subtitles that are pictures. ffprobe opens their decoders to say what they are; nothing runs
 *  them here. */
const PICTURE_TEXT = [
  'pgssub',
  'hdmv_pgs_subtitle',
  'dvdsub',
  'dvd_subtitle',
  'dvbsub',
  'dvb_subtitle',
]

const has = (codecs: object) => (codec: string) => Object.hasOwn(codecs, codec)

/** Whether pictures of this codec are taken. */
export const isVideoTaken = has(VIDEO)

/** Whether sound of this codec is taken. */
export const isAudioTaken = has(AUDIO)

/** Whether subtitles of this codec are text that can be read. */
export const isTextTaken = has(TEXT)

/** Decoders of what films carry beside a picture and a sound that are taken: lossless sound, covers, teletext and
 *  captions. ffprobe opens them to say what a file holds; nothing is ever given to them, and opening one reads no
 *  more of a file than a head of a fixed length. Those that read more then, such as FFV1, are not among them. */
const NEVER_FED = [
  ...['pcm_bluray', 'tta', 'wavpack', 'mlp', 'aac_latm', 's302m'],
  ...['bmp', 'tiff', 'libzvbi_teletextdec', 'cc_dec', 'xsub'],
]

/** The only decoders that may be given anything of a file, for the option `-codec_whitelist`: a decoder that is
 *  not needed cannot be broken into. */
export const DECODERS = [
  ...[VIDEO, AUDIO, TEXT].flatMap((kind) => Object.values(kind).flat()),
  ...PICTURE_TEXT,
].join(',')

/** Decoders that ffprobe may open. */
export const OPENED = [DECODERS, ...NEVER_FED].join(',')
