#pragma warning disable IDE0130 // The compiler knows the type by this name.
namespace System.Runtime.CompilerServices;

/// <summary>What the compiler wants for records and lacks in netstandard2.0.</summary>
internal static class IsExternalInit;
