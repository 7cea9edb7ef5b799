#pragma warning disable IDE0130 // The compiler knows the type by this name.
namespace System.Runtime.CompilerServices;

// Records need this type, which netstandard2.0 lacks.
internal static class IsExternalInit;
