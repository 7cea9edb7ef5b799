#pragma warning disable IDE0130 // The compiler knows the type by this name.
namespace System.Runtime.CompilerServices;

/// <summary>The compiler needs this type for records; netstandard2.0 lacks it.</summary>
internal static class IsExternalInit;
