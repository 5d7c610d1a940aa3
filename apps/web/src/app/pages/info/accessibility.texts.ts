import { sliceTexts } from '@starnest/contract/text/texts'

/** Accessibility. Paragraphs are parted by a line break. */
export const accessibilityTexts = sliceTexts({
  en: {
    title: 'Accessibility',
    lead: 'A family cinema has room for every eye, ear and hand in the family. Here is what Starnest does, and where it still falls short.',
    keys: 'Keyboard and remote',
    keysText:
      'Everything can be reached with Tab or with the arrow keys, and a ring shows where you are. When a window closes, the focus returns to where it was. Nothing needs a mouse or a steady hand; buttons measure, as a rule, at least 44 pixels.',
    eyes: 'Seeing',
    eyesText:
      'Text stands out from its background, over pictures as well. In Settings you can ask for more contrast; if your system asks for it, you have it already. Zoom and larger text of the browser work, and so do forced colours. If your system asks for less motion, pages stand still: no trailer starts by itself.',
    ears: 'Hearing',
    earsText:
      'All our films and their trailers have English captions. You can switch them on in the player or for a whole profile. Nothing is told by sound alone.',
    readers: 'Screen readers',
    readersText:
      'Headings, landmarks and buttons have names in English, Spanish and French, and what changes is announced. Automatic tests look at every page against the rules of WCAG 2.2, levels A and AA.',
    gaps: 'What is missing',
    gapsText:
      'Our films have no audio description and no sign language, and their captions are in English only. Automatic tests do not find everything that a person finds.',
    report: 'Reporting a problem',
    reportText:
      'Is something in your way? Tell whoever runs Starnest in your house; they can report it where they got Starnest from. Please say which page it was and what you used: browser, screen reader, remote. The version is in Settings, under About.',
  },
  es: {
    title: 'Accesibilidad',
    lead: 'En un cine familiar caben todos los ojos, oídos y manos de la familia. Esto es lo que hace Starnest y lo que aún le falta.',
    keys: 'Teclado y mando',
    keysText:
      'A todo se llega con el tabulador o con las flechas, y un anillo muestra dónde estás. Cuando se cierra una ventana, el foco vuelve a su sitio. Nada exige ratón ni pulso firme; los botones miden, por regla general, al menos 44 píxeles.',
    eyes: 'Ver',
    eyesText:
      'El texto destaca de su fondo, también sobre imágenes. En Ajustes puedes pedir más contraste; si tu sistema lo pide, ya lo tienes. El zoom y el texto grande del navegador funcionan, y también los colores forzados. Si tu sistema pide menos movimiento, las páginas se quedan quietas: ningún tráiler empieza solo.',
    ears: 'Oír',
    earsText:
      'Todas nuestras películas y sus tráileres tienen subtítulos en inglés, que se activan en el reproductor o para todo un perfil. Nada se dice solo con sonido.',
    readers: 'Lectores de pantalla',
    readersText:
      'Los títulos, las zonas y los botones tienen nombre en inglés, español y francés, y lo que cambia se anuncia. Pruebas automáticas comparan cada página con las reglas de WCAG 2.2, niveles A y AA.',
    gaps: 'Lo que falta',
    gapsText:
      'Nuestras películas no tienen audiodescripción ni lengua de signos, y los subtítulos están solo en inglés. Las pruebas automáticas no encuentran todo lo que encuentra una persona.',
    report: 'Informar de un problema',
    reportText:
      '¿Algo no te deja avanzar? Díselo a quien lleva Starnest en tu casa; puede avisar allí de donde lo obtuvo. Di, por favor, qué página era y qué usabas: navegador, lector de pantalla, mando. La versión está en Ajustes, en Acerca de.',
  },
  fr: {
    title: 'Accessibilité',
    lead: 'Un cinéma familial a de la place pour tous les yeux, toutes les oreilles et toutes les mains de la famille. Voici ce que fait Starnest, et ce qui lui manque encore.',
    keys: 'Clavier et télécommande',
    keysText:
      'Tout s’atteint avec Tab ou avec les flèches, et un anneau montre où vous êtes. Quand une fenêtre se ferme, le focus revient à sa place. Rien n’exige de souris ni de geste précis ; les boutons font, en règle générale, au moins 44 pixels.',
    eyes: 'Voir',
    eyesText:
      'Le texte se détache de son fond, sur les images aussi. Dans les réglages, vous pouvez demander plus de contraste ; si votre système le demande, vous l’avez déjà. Le zoom et le texte agrandi du navigateur fonctionnent, les couleurs forcées aussi. Si votre système demande moins d’animations, les pages restent immobiles : aucune bande-annonce ne démarre seule.',
    ears: 'Entendre',
    earsText:
      'Tous nos films et leurs bandes-annonces ont des sous-titres anglais, à activer dans le lecteur ou pour tout un profil. Rien n’est dit par le son seul.',
    readers: 'Lecteurs d’écran',
    readersText:
      'Titres, régions et boutons ont des noms en anglais, en espagnol et en français, et ce qui change est annoncé. Des tests automatiques comparent chaque page aux règles WCAG 2.2, niveaux A et AA.',
    gaps: 'Ce qui manque',
    gapsText:
      'Nos films n’ont ni audiodescription ni langue des signes, et leurs sous-titres sont en anglais seulement. Les tests automatiques ne trouvent pas tout ce qu’une personne trouve.',
    report: 'Signaler un problème',
    reportText:
      'Quelque chose vous gêne ? Dites-le à la personne qui s’occupe de Starnest chez vous ; elle peut le signaler là où elle l’a obtenu. Précisez la page et ce que vous utilisiez : navigateur, lecteur d’écran, télécommande. La version est dans les réglages, sous À propos.',
  },
})
