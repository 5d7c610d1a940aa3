/** Common Spanish words that a child may rap, in small letters. */
export const SPANISH_WORDS: readonly string[] = `
canción corazón razón emoción ilusión león ratón balón avión camión salón melón limón jabón
cartón sillón botón tiburón montón rincón cajón campeón dragón cinturón atención estación
habitación imaginación pasión misión perdón son camino vecino molino pino fino cocino padrino
pepino lino delfín jardín fin patín violín mí aquí allí así feliz nariz lápiz raíz maíz estrella
bella ella aquella huella botella doncella camello cabello cuello sello bello ello destello
cielo vuelo suelo pelo hielo abuelo pañuelo pomelo modelo consuelo anzuelo luna cuna tuna duna
laguna fortuna una alguna noche coche broche derroche luz cruz sur azul baúl tul amigo abrigo
trigo higo contigo conmigo testigo sigo digo sol farol caracol girasol fútbol col español árbol
mar cantar bailar jugar soñar volar saltar nadar caminar mirar hablar escuchar lugar hogar
azúcar llegar pensar ganar estar brillar pintar ayudar encontrar comer correr beber leer querer
saber poder ver ser ayer placer mujer crecer aprender amanecer vivir reír dormir subir salir
abrir escribir sentir partir compartir descubrir sonreír decir historia memoria gloria noria
victoria zanahoria agua paraguas lengua día alegría fantasía melodía poesía compañía energía mía
tía fría todavía sandía bahía magia lluvia rubia novia copia tierra sierra reina peina rey ley
estoy hoy voy soy muy ruido oído nido vestido querido perdido sonido partido divertido dormido
unido cumplido seguido latido pasado lado helado dado cuidado soldado pescado enamorado mercado
tejado callado regalado guitarra jarra barra pizarra casa masa taza plaza raza abraza calabaza
pasa gasa queso beso peso hueso travieso eso vaca flaca saca alpaca barca marca comarca aire
baile fraile ciudad amistad verdad felicidad bondad navidad edad mitad libertad oscuridad
velocidad piano verano mano hermano temprano gusano sano lejano humano cercano plano cuento
viento contento lento siento momento invento asiento tiempo templo ejemplo fiesta siesta cesta
cuesta floresta orquesta respuesta apuesta huevo nuevo llevo caballo gallo rayo tallo mayo
papagayo playa raya valla maya talla batalla pantalla toalla semana mañana ventana campana rana
manzana lana cana hermana ganas banana montaña araña caña hazaña españa castaña niño cariño
guiño armiño pequeño sueño dueño risueño empeño sola ola hola cola escuela abuela vela tela
canela novela acuarela cebolla olla rosa cosa hermosa mariposa famosa preciosa graciosa curiosa
maravillosa oso famoso hermoso precioso gracioso curioso maravilloso gozo pozo trozo mozo risa
prisa brisa camisa sonrisa pisa avisa misa rima cima clima encima prima lima estima poema tema
problema crema gema rama cama dama llama fama grama pantera madera carrera primera bandera
escalera pradera espera cera acera tijera primavera quimera enero dinero sombrero primero quiero
espero pero compañero marinero cartero panadero jardinero febrero aguacero sendero toro oro loro
coro tesoro decoro hora ahora señora flora aurora mora pecera flor amor color calor sabor olor
tambor mejor mayor motor doctor valor dolor señor profesor pintor tractor luchador jugador
tenedor mesa fresa princesa sorpresa cereza cabeza tristeza naturaleza belleza empieza pieza
promesa pan plan van dan están capitán volcán imán bien también tren cien quien ven den sartén
papel miel piel él aquel cartel pincel clavel hotel túnel vez diez pez nuez ajedrez después
inglés francés tres mes revés pies jamás más atrás quizás compás gas paz capaz paloma goma broma
aroma toma loma idioma sopa ropa copa tropa zapato gato pato rato plato trato retrato barato
boca loca foca roca toca poca oca mosca rosca bosque loco poco foco coco moco toco pelota bota
nota gota mota flota gaviota risueña rueda moneda seda pueda queda alameda vereda arboleda perro
cerro hierro tarro carro barro burro susurro zorro gorro chorro ahorro socorro torre corre borre
verde tarde arde alarde parque arte parte marte martes carne grande ande gigante elefante
cantante adelante diamante brillante volante importante gente mente fuente puente diente
valiente caliente siempre nombre hombre hambre alambre noviembre diciembre septiembre padre
madre comadre tigre libre nieve breve mueve nueve jueves llueve chocolate tomate combate remate
aguacate disparate suerte fuerte deporte norte corte este oeste puerta huerta abierta despierta
cubierta alerta tarta carta harta puerto huerto cierto concierto desierto acierto vida salida
comida bebida subida querida partida medida merienda tienda senda leyenda hacienda prenda sonar
tronar nieto quieto inquieto secreto reto completo respeto paleta galleta bicicleta planeta meta
cometa trompeta violeta maleta chaqueta abeja oreja oveja reja vieja pareja ceja espejo conejo
viejo lejos consejo cangrejo bosquejo hoja roja floja rojo ojo flojo antojo bruja aguja burbuja
dibuja dibujo brujo lujo empujo juego fuego luego riego ruego ciego lago mago pago amago amiga
hormiga barriga espiga viga tripa pipa nube sube tubo cubo subo lobo globo silla orilla ardilla
maravilla rodilla semilla bombilla mantequilla castillo anillo brillo grillo bolsillo cuchillo
amarillo pasillo tornillo pollo bollo rollo arroyo dulce música mágica zapatilla lámpara pájaro
brújula película máquina número teléfono
`
  .trim()
  .split(/\s+/)
