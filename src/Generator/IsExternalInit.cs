#pragma warning disable IDE0130 // The compiler knows the type by this name.
namespace System.Runtime.CompilerServices;

internal static class IsExternalInit;
