import { sliceTexts } from '@starnest/contract/text/texts'

/** Accessibility. Paragraphs are parted by a line break. */
export const accessibilityTexts = sliceTexts({
  en: {
    title: 'Accessibility',
    lead: 'A family cinema has room for every eye, ear and hand in the family. Here is what Starnest does, and where it still falls short.',
    keys: 'Keyboard and remote',
    keysText:
      'Everything can be reached with Tab or with the arrow keys, and a ring shows where you are. A closed window gives the focus back to where it was. Nothing needs a mouse or a steady hand; buttons measure, as a rule, at least 44 pixels.',
    eyes: 'Seeing',
    eyesText:
      'Words stand out from their ground, over pictures as well. In Settings you can ask for more contrast; if your system asks for it, you have it already. Zoom and larger letters of the browser work, and so do forced colours. Who asked the system for less motion gets pages that stand still: no trailer starts by itself.',
    ears: 'Hearing',
    earsText:
      'Every film of ours and its trailer has English captions, switched on right there or for a whole profile. Nothing is told by sound alone.',
    readers: 'Screen readers',
    readersText:
      'Headings, landmarks and buttons have names in English, Spanish and French, and what changes is announced. Automatic tests look at every page against the rules of WCAG 2.2, levels A and AA.',
    gaps: 'What is missing',
    gapsText:
      'Our films have no audio description and no sign language, and captions in English only. Automatic tests do not find everything a person does.',
    report: 'Telling us',
    reportText:
      'Something in your way? Tell whoever runs Starnest in your house; they can report it where they got Starnest from. Please say which page it was and what you used: browser, screen reader, remote. Settings, under About, names the version.',
  },
  es: {
    title: 'Accesibilidad',
    lead: 'En un cine de familia caben todos los ojos, oídos y manos de la familia. Esto es lo que hace Starnest y lo que aún le falta.',
    keys: 'Teclado y mando',
    keysText:
      'A todo se llega con el tabulador o con las flechas, y un anillo muestra dónde estás. Una ventana que se cierra devuelve el foco a su sitio. Nada exige ratón ni pulso firme; los botones miden, por regla, al menos 44 píxeles.',
    eyes: 'Ver',
    eyesText:
      'Las palabras destacan de su fondo, también sobre imágenes. En Ajustes puedes pedir más contraste; si tu sistema lo pide, ya lo tienes. El zoom y las letras grandes del navegador funcionan, y también los colores forzados. Quien pidió a su sistema menos movimiento recibe páginas quietas: ningún tráiler empieza solo.',
    ears: 'Oír',
    earsText:
      'Todas nuestras películas y sus tráileres tienen subtítulos en inglés, que se activan allí mismo o para todo un perfil. Nada se dice solo con sonido.',
    readers: 'Lectores de pantalla',
    readersText:
      'Los títulos, las zonas y los botones tienen nombre en inglés, español y francés, y lo que cambia se anuncia. Pruebas automáticas comparan cada página con las reglas de WCAG 2.2, niveles A y AA.',
    gaps: 'Lo que falta',
    gapsText:
      'Nuestras películas no tienen audiodescripción ni lengua de signos, y los subtítulos están solo en inglés. Las pruebas automáticas no encuentran todo lo que encuentra una persona.',
    report: 'Cuéntanoslo',
    reportText:
      '¿Algo te estorba? Díselo a quien lleva Starnest en tu casa; puede avisar allí de donde lo obtuvo. Di, por favor, qué página era y qué usabas: navegador, lector de pantalla, mando. Ajustes, en Acerca de, nombra la versión.',
  },
  fr: {
    title: 'Accessibilité',
    lead: 'Un cinéma de famille a de la place pour tous les yeux, oreilles et mains de la famille. Voici ce que fait Starnest, et ce qui lui manque encore.',
    keys: 'Clavier et télécommande',
    keysText:
      'Tout s’atteint avec Tab ou avec les flèches, et un anneau montre où vous êtes. Une fenêtre qui se ferme rend le focus à sa place. Rien n’exige de souris ni de main sûre ; les boutons font, en règle générale, au moins 44 pixels.',
    eyes: 'Voir',
    eyesText:
      'Les mots se détachent de leur fond, sur les images aussi. Dans les réglages, vous pouvez demander plus de contraste ; si votre système le demande, vous l’avez déjà. Le zoom et les grandes lettres du navigateur fonctionnent, les couleurs forcées aussi. Qui a demandé moins de mouvement à son système reçoit des pages immobiles : aucune bande-annonce ne démarre seule.',
    ears: 'Entendre',
    earsText:
      'Tous nos films et leurs bandes-annonces ont des sous-titres anglais, à activer sur place ou pour tout un profil. Rien n’est dit par le son seul.',
    readers: 'Lecteurs d’écran',
    readersText:
      'Titres, régions et boutons ont des noms en anglais, espagnol et français, et ce qui change est annoncé. Des tests automatiques comparent chaque page aux règles WCAG 2.2, niveaux A et AA.',
    gaps: 'Ce qui manque',
    gapsText:
      'Nos films n’ont ni audiodescription ni langue des signes, et des sous-titres en anglais seulement. Les tests automatiques ne trouvent pas tout ce qu’une personne trouve.',
    report: 'Nous le dire',
    reportText:
      'Quelque chose vous gêne ? Dites-le à qui s’occupe de Starnest chez vous ; il peut le signaler là d’où il l’a obtenu. Dites, s’il vous plaît, quelle page c’était et ce que vous utilisiez : navigateur, lecteur d’écran, télécommande. Les réglages, sous À propos, nomment la version.',
  },
})
