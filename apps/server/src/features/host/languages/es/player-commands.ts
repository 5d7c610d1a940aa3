import { type LanguageCommands, lines } from '../language.ts'

/** What is said while a film plays. Spanish. */
export const playerCommands: LanguageCommands['intents'] = [
  [
    'captions_off',
    lines(`
    no (quiero|queremos|puedo|me gusta|hace falta) leer (nada|eso|tanto|más)?
    (quita|quítame|quítanos|apaga|desactiva|oculta|saca|elimina|esconde|quitar|apagar|desactivar|quite|apague|borra|sacá|quitá|apagá|retira|sin|sácame) <captions> (ya)?
    <captions> (no|fuera|apagados|desactivados|ya no)
    (quítalos|apágalos)
    (no|ya no) (quiero|queremos|necesito|necesitamos|hacen falta|pongas|me gustan|hace falta|quiero ver) <captions>
    (no)? (más) <captions>
  `),
  ],
  [
    'captions_on',
    lines(`
    (el|la|mi|mis|los) {rest} (necesita|quiere|necesitan|quieren) <captions>
    (hay|tiene|tienes|tienen|habrá|lleva) <captions> {rest}?
    (tener|poner|ver) <captions> (en (la)? pantalla|abajo)?
    (pon|ponme|ponnos|activa|enciende|muestra|enséñame|poner|activar|añade|muéstrame|quiero|queremos|necesito|ponga|active|prende|poné|activá|con|dame|agrega|mostrar|póngame|póngale|ponle|me pones|necesitamos|encender|mostrame|pónganos|prender|poneme|ver) <captions> (en pantalla|otra vez|de nuevo|activados)?
    <captions> (sí|activados|encendidos|en español|ya)?
    (ponle|pónle|póngale|poner|ponlos con) <captions>
    no (entiendo|se entiende|entendemos) (lo que|nada|qué|bien lo que|a) {rest}?
    no (entiendo|entendemos|se entiende) (nada|bien)?
    qué están diciendo
    no (oigo|entiendo|entendemos|oímos) lo que {rest}
  `),
  ],
  [
    'unmute',
    lines(`
    (quita|quítale|saca|apaga|desactiva|fuera|quite) (el|la|del)? (silencio|mute|modo silencio|mudo|silenciador)
    (que)? (se)? (vuelva|volver) a (oír|oírse|sonar|oírla|oírlo|escuchar|escucharse|escucharla) {rest}?
    (devuélvenos|devuélveme|regrésanos|regrésame|ponnos|ponme) (el)? (sonido|audio|volumen) {rest}?
    (ya)? no (hay|tiene|sale) (sonido|audio) {rest}?
    (pon|activa|enciende|devuelve|vuelve a poner|devuélveme|quiero|prende|poner|activar|ponga|active|poné|dale|recupera|regresa|regrésame|poneme) (otra vez|de nuevo)? (el|la|le)? (sonido|audio|voz|volumen) (otra vez|de nuevo|de vuelta)?
    (quita|desactiva|quitar|quitale|quítale) (el)? (silencio|mute|modo silencio)
    (con|que vuelva el|ya)? (sonido|audio) (otra vez|de nuevo|sí)
    (desmutea|desilencia|desmutear|quita el mute|desmutéalo|unmute)
    (quiero|queremos) (volver a)? oír(lo|la)?
    que (se (oiga|escuche)|suene|vuelva a {rest}) (otra vez|de nuevo)?
    ya (puede|se puede) (sonar|oír)
  `),
  ],
  [
    'mute',
    lines(`
    (silencio|silencia|silénciala|silénciale|silenciar|mutea|mutear|mute|enmudece|cállate|calla|callate|mutéalo|mutéala|silencie|silenciá|chitón) (<this>|el sonido|la película|la peli|todo|la tele)?
    (quita|apaga|quítale|corta|desactiva|quitar|apagar|sácale|quite|apague|baja todo|sacá|sacale|quitale|córtale) (el|la|todo el)? (sonido|volumen|audio|voz) (del todo|ya|un {rest})?
    sin (sonido|volumen|audio|voz)
    (volumen|sonido) (a)? cero
    (sonido|audio) (fuera|apagado)
    (ponla|ponlo|déjala|déjalo|pon la peli|ponlo todo) (en|sin) (silencio|mute|sonido)
    (pon|poner) (el|en)? (silencio|mute|modo silencio)
  `),
  ],
  [
    'louder',
    lines(`
    (un)? (poco|poquito|pelín|pelo|tantito)? más de (volumen|sonido|voz)
    (más|un poco más|mucho más|un poquito más|algo más|bastante más) (alto|fuerte|volumen|alta)
    (sube|súbele|súbelo|sube más|subir|aumenta|suba|súbale|subí|subile|aumentar|dale más|ponle más|pon más|súbeme|alza|álzale|subele|suban|súbame) (un poco|un poquito|más|mucho|tantito|algo)? (a|de|al)? (el|la|al)? (volumen|sonido|tele|audio|voz)? (un poco|un poquito|más|mucho|por favor|tantito|a tope|un pelín|algo)?
    (no|casi no|apenas|no se) (oigo|oye|escucho|se oye|se escucha|oímos|escucha|escuchamos|lo oigo|la oigo) (nada|bien|muy bien|casi|casi nada|la peli|la película|lo que {rest})?
    (está|se oye|suena|se escucha) (muy|demasiado|tan)? (bajo|bajito|flojo|baja|bajita|poco|flojito|quedito)
    (pon|ponla|ponlo|ponle|poner|habla|hablá|poné) (el volumen)? (un poco)? más (alto|fuerte|volumen|alta)
    más (volumen|sonido)
    (volumen|sonido) (arriba|más alto)
  `),
  ],
  [
    'quieter',
    lines(`
    (está|suena|se oye) (un poco|un poquito|algo|bastante|re|super|súper|bien) (alto|fuerte|alta)
    (un)? (poco|poquito|pelín|pelo|tantito)? menos de (volumen|sonido|ruido)
    (más|un poco más|mucho más|un poquito más|algo más) (bajo|bajito|flojo|suave|baja|bajita|suavecito|quedito|flojito)
    (baja|bájale|bájalo|baja más|bajar|reduce|disminuye|baje|bájale|bajá|bajale|bájela|bájelo|reducir|bajen|bajele) (un poco|un poquito|más|mucho|tantito)? (a|de|al)? (el|la|al)? (volumen|sonido|tele|audio|voz|música)? (un poco|un poquito|más|mucho|por favor|tantito|un pelín|algo)?
    (está|se oye|suena|se escucha) (muy|demasiado|tan)? (alto|fuerte|alta)
    (demasiado|muy|tan) (alto|fuerte|ruido|alta|ruidoso)
    (pon|ponla|ponlo|ponle|poner|poné) (el volumen)? (un poco)? (más (bajo|bajito|suave|flojo|baja|bajita)|menos (volumen|fuerte))
    (menos) (volumen|ruido|sonido|alto|fuerte)
    (volumen|sonido) (abajo|más bajo|bajo)
    no tan (alto|fuerte)
    (me|nos) (duelen|molesta|aturde) (los oídos|tanto ruido)
  `),
  ],
  [
    'restart',
    lines(`
    (vuelve|volver|vuelva|regresa|ve) al (principio|comienzo|inicio) (de todo|de la (película|peli)|otra vez|de nuevo|del todo)?
    (empieza|empezar|ponla|ponlo|vuelve|volver|desde|comienza|reinicia|vuelve a empezar|pon|empiézala|ver|ponme|arranca|reiniciar|comenzar|empecemos|empezá|verla|veámosla|poné|póngala|iníciala|inicia|regresa|vuelva|arráncala|ponela) (<this>)? (otra vez|de nuevo)? (al|desde el|del|desde|a el|por el) (principio|comienzo|inicio|cero) (otra vez|de nuevo|del todo)?
    (desde el|al|del) (principio|comienzo|inicio) (otra vez|de nuevo)?
    desde cero
    (reinicia|reiniciar|reiníciala|recomienza|reinicie|reinicialo|reiníciela) (<this>)?
    (empieza|empezar|vuelve a empezar|comienza|empiézala|empecemos|vuelve a empezarla|volver a empezar|empezá|volvé a empezar) (<this>)? (otra vez|de nuevo)?
    (otra vez|de nuevo) (desde el|del|al) (principio|inicio|comienzo)
  `),
  ],
  [
    'back',
    lines(`
    (vuelve|regresa|retrocede|ve) a (donde|cuando|la parte|lo de|la escena) {rest}
    (vuelve a|volver a|volvé a|puedes volver a) (poner|ver|repetir|mostrar) (ese|esa|este|esta|el|la|eso) (trozo|parte|escena|pedazo|cacho|momento|última {rest}|último {rest})
    (ver|pon|poner|ponme) (ese|esa|este|esta|el|la) (trozo|parte|escena|pedazo|cacho|momento|trocito|partecita) (otra vez|de nuevo)
    (retrocede|rebobina|atrasa|vuelve|vuelve atrás|ve hacia atrás|échalo para atrás|regresa|retroceder|rebobinar|atrás|retrocedé|vuelve para atrás|dale para atrás|volver|regrésale|échale para atrás|salta atrás|salta hacia atrás|ve atrás|rebobiná|retroceda|rebobine|volvé|vuelva|hacia atrás|para atrás|dale atrás|tira para atrás|tira atrás|retrasa) (un poco|un poquito|{span}|unos segundos|tantito|hacia atrás|atrás {span}|para atrás|atrás|un poco atrás|un pelín|{span} atrás|unos segunditos|hacia atrás {span}|a lo que {rest})?
    {span} (atrás|hacia atrás|para atrás|antes)
    (no|me|nos) (he|hemos|lo he|lo|perdí|perdimos)? (oído|perdido|entendido|oí|escuchado|perdí|perdimos|visto|enteré|enterado) (eso|lo que dijo|esa parte|lo último|un trozo|la última parte|ese trozo|lo que ha dicho|una parte|de eso|eso último|lo que {rest})
    (qué|que) (ha dicho|dijo|han dicho|dijeron|acaba de decir|acaban de decir) {rest}?
    (espera)? (me|nos) (lo|la)? (he perdido|hemos perdido|perdí|perdimos) {rest}?
    (vuelve|retrocede|rebobina|regresa|échala|ve|tira|dale) (para|hacia)? (atrás)? {span} (para atrás|hacia atrás|atrás)?
    (repite|repetir|repíteme|repetí|pon otra vez|repita) (eso|esa parte|lo último|la última parte|esa escena|lo que {rest}|ese trozo|el último {rest}|los últimos {span})
  `),
  ],
  [
    'forward',
    lines(`
    (avanza|adelanta|salta|sáltate|sáltale|pasa|pasa hacia adelante|avanzar|adelantar|ve hacia adelante|pasa rápido|saltar|adelántala|adelántalo|avanzá|adelantá|saltate|salta adelante|salta hacia adelante|ve adelante|adelante|avance|adelante|dale para adelante|dale adelante|hacia adelante|para adelante|adelántale|avánzale|tira para adelante|corre|córrele|adelante|échale para adelante) (un poco|un poquito|{span}|unos segundos|tantito|hacia adelante|para adelante|esta parte|esta escena|los créditos|la intro|la introducción|la cabecera|el resumen|el avance|la canción|esto|el principio|la parte {rest}|esa parte|adelante|{span} (adelante|hacia adelante)|hacia adelante {span}|adelante {span}|este trozo|un trozo|un pelín|esta canción|lo de {rest}|la escena {rest}|hasta {rest})?
    {span} (adelante|hacia adelante|para adelante|más adelante|hacia delante)
  `),
  ],
  [
    'next',
    lines(`
    (la|el)? (siguiente|próxima|próximo) (foto|imagen|tarjeta|póster|tira)
    (el|la) (capítulo|episodio|peli|película|parte) que (sigue|viene|va después|toca)
    (ponme|pon|pasa a|ve a|ver|vamos a|ponnos|quiero) (la|el) que (sigue|viene|va después|viene después)
    (la|el) que (sigue|viene|va después)
    (siguiente|la siguiente|el siguiente|próxima|próximo|la próxima|el próximo|pasa|pasa a la siguiente|siguiente por favor)
    (pon|ponme|pasa|pasa a|pasa al|ve a|ve al|vamos a|vamos al|ver|salta a|salta al|poné|pasar a|pasar al|quiero|dale a|dale al|ir al|ir a|muéstrame|reproduce|ponga|ponnos|pasame|póngame)? (la|el|al|a la)? (siguiente|próximo|próxima) (capítulo|episodio|parte|página|diapositiva|fila|película|peli|vídeo|uno|una|que {rest}|tarjeta)?
    (capítulo|episodio) siguiente
    (desliza|mueve|ve|pasa|a|hacia|deslizar|desplaza|muévete|corre|deslizá) (a|hacia)? la derecha
    derecha
    (más) a la derecha
    (otro|un) capítulo más
  `),
  ],
  [
    'previous',
    lines(`
    (la|el)? (foto|imagen|tarjeta|póster) anterior
    (retrocede|vuelve|atrás|regresa) un (capítulo|episodio)
    (el|la) (capítulo|episodio)? (de)? antes de (este|esta)
    (vuelve a)? (la|el) de antes (otra vez|de nuevo)
    (anterior|la anterior|el anterior|previo|la previa|anterior por favor|la de antes|el de antes)
    (pon|ponme|pasa a|pasa al|ve a|ve al|vuelve a|vuelve al|ver|regresa a|regresa al|volver a|volver al|poné|vamos al|vamos a|muéstrame|vuelva al|vuelva a|ir al|ir a|volvé al|volvé a)? (la|el|al|a la)? (anterior|previo|previa) (capítulo|episodio|parte|página|diapositiva|fila|película|peli|vídeo|uno|una)?
    (pon|ponme|ve al|vuelve al|vuelve a|poné|ver)? (el|al|la)? (capítulo|episodio|parte|diapositiva|película|peli) (anterior|previo|de antes|previa)
    (desliza|mueve|ve|pasa|a|hacia|deslizar|desplaza|muévete|corre|deslizá) (a|hacia)? la izquierda
    izquierda
    (un) (capítulo|episodio) atrás
  `),
  ],
  [
    'pause',
    lines(`
    (para|pausa|frena|detente|espera|párala|páralo) (un|una)? (poquito|poco|pelín|momentín|segundito|ratitito|tantito)
    (espera|para|pausa|aguanta|párala) que {rest}
    (pausa|para|párala|páralo|pausar|detén|detente|detenla|alto|stop|espera|quieto|pausa ya|pará|esperá|pause|pare|espere|frena|congela|pausá|páusala|páusalo|parar|detener|paralo|parala|deténla|deténgala|párale|espérate|espera espera)
    (pausa|para|detén|pausar|parar|congela|detener|pon en pausa|poner en pausa|pare|pause|pará|pausá|detenga|frena) (<this>|la película|la peli|el vídeo|eso|esto|todo|la serie|la reproducción|la tele|un momento|ahí|aquí|el capítulo|los dibujos)
    (espera|para|pausa|espérate|un|aguanta|pará|esperá|aguarda|dame) (un)? (momento|segundo|minuto|momentito|segundito|poco|ratito|rato|tantito|minutito)
    (pon|ponla|ponlo|poner|déjala|dejala|ponme|ponela|ponga|póngala|ponle) (<this>)? (en)? pausa
    (tengo|tenemos|necesito|necesitamos|me|quiero) (que)? (ir al (baño|lavabo|servicio)|hacer (pis|pipí)|un descanso|ir a hacer pis|un momento|pis|una pausa) {rest}?
    (pausa|páralo|párala|para porque) {rest}
    (me|nos) hago pis
    (hagamos|haz|haced|hacemos) una pausa
  `),
  ],
  [
    'resume',
    lines(`
    (listo|listos|lista|vale|ok|bueno)? (ya)? (estamos|estoy|volvimos) (todos|listos|listas|aquí|de vuelta|ya)?
    dale (otra vez|de nuevo)? (al)? play (otra vez|de nuevo)?
      (vale|ok|venga|ya)? dale (otra vez|de nuevo|ya|otra)?
      (ponla|pon la peli|ponlo) (a andar|en marcha|otra vez)
    (sigue|continúa|continuar|seguir|reanuda|reanudar|play|dale play|dale al play|sigamos|seguí|continuá|continúe|siga|reanude|quita la pausa|adelante|continuemos|despausa|prosigue|sigue ya|dale|vuelve a poner)
    (sigue|continúa|continuar|seguir|reanuda|sigamos|seguí|ya puedes seguir|puedes seguir|continuemos|siga|reanudar|retoma|ya puedes continuar|puedes continuar) (con)? (<this>|la película|la peli|el vídeo|viendo|reproduciendo|viéndola|adelante|la serie|viendo <this>|así|ya)?
    (ya)? (estoy|estamos|hemos|he) (aquí|de vuelta|vuelto|listos|listo|lista|ya) (sigue|dale|continúa|puedes seguir|ponla|seguimos|play|ya)?
    (ya)? (volví|volvimos|regresé|regresamos) (sigue|dale|continúa|puedes seguir|ponla|play)?
    (quita|sácala de|quítale|sacá) (la)? pausa
    (ponla|ponlo|pon|ponela) (otra vez|de nuevo) en marcha
    (ya puedes|puedes) (seguir|continuar|ponerla|darle) {rest}?
    que siga (<this>|la peli|la película)?
  `),
  ],
]
