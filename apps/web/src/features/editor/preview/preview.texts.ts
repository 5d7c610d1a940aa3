import { sliceTexts } from '@starnest/contract/text/texts'

/** What the preview says. */
export const previewTexts = sliceTexts({
  en: {
    preview: 'Preview',
    picture: 'Picture of the film at {{time}}',
    play: 'Play',
    pause: 'Stop',
    toStart: 'To the beginning',
    frameBack: 'One frame back',
    frameOn: 'One frame on',
    position: 'Place in the film',
    safe: 'Safe areas',
    full: 'Full screen',
    empty: 'What is on the timeline is seen here.',
    cannotShow: 'This browser cannot show {{names}}. The film made by the server has it.',
    comes: 'The server still makes a copy of {{names}} that this browser can show.',
    noDecoder:
      'This browser cannot decode films, so pictures of clips are missing here. The film made by the server has them.',
  },
  es: {
    preview: 'Vista previa',
    picture: 'Imagen de la película en {{time}}',
    play: 'Reproducir',
    pause: 'Parar',
    toStart: 'Al principio',
    frameBack: 'Un fotograma atrás',
    frameOn: 'Un fotograma adelante',
    position: 'Lugar en la película',
    safe: 'Zonas seguras',
    full: 'Pantalla completa',
    empty: 'Aquí se ve lo que hay en la línea de tiempo.',
    cannotShow:
      'Este navegador no puede mostrar {{names}}. La película que hace el servidor sí lo tiene.',
    comes: 'El servidor aún prepara una copia de {{names}} que este navegador puede mostrar.',
    noDecoder:
      'Este navegador no puede descodificar películas, así que aquí faltan las imágenes de los clips. La película que hace el servidor las tiene.',
  },
  fr: {
    preview: 'Aperçu',
    picture: 'Image du film à {{time}}',
    play: 'Lire',
    pause: 'Arrêter',
    toStart: 'Au début',
    frameBack: 'Une image en arrière',
    frameOn: 'Une image en avant',
    position: 'Endroit dans le film',
    safe: 'Zones sûres',
    full: 'Plein écran',
    empty: 'Ce qui est dans le montage se voit ici.',
    cannotShow: 'Ce navigateur ne peut pas montrer {{names}}. Le film créé par le serveur l’a.',
    comes: 'Le serveur prépare encore une copie de {{names}} que ce navigateur peut montrer.',
    noDecoder:
      'Ce navigateur ne peut pas décoder de films : ici, les images des clips manquent. Le film créé par le serveur les a.',
  },
})
