import './begin';
import '../main';
