// Peers are browsers: what peer delivery depends on would build a WebRTC for Node at every installation, for nobody.
export const { RTCPeerConnection, RTCSessionDescription, RTCIceCandidate } = globalThis;
